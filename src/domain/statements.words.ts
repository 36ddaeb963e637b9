export const ie = 'IE';
