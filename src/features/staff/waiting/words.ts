export const theirsThe = 'Theirs: the {turn}';
export const oursDue = 'Ours · due {day}';
export const oursOverdueDue = 'Ours · overdue, was due {day}';

export const ours = 'Ours · {words}';

export const whoseTurn = 'Whose turn';
