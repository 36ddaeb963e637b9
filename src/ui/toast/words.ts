export const closeMessage = 'Close message';
export const messages = 'Messages';
