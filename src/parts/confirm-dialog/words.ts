export const keepIt = 'Keep it';
