// bundle: chrome
export const takesLong = 'This is taking long. Check your connection.';
