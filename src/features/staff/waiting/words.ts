export const theirsThe = 'Waiting on the {turn}';
export const oursDue = 'Waiting on us · due {day}';
export const oursOverdueDue = 'Waiting on us · overdue since {day}';

export const whoseTurn = 'Whose turn';
