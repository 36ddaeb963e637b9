export const urgent = 'Urgent';
export const notes = 'Notes';
