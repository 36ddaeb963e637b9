export const approved = 'Approved:';
export const waiting = 'Waiting:';
