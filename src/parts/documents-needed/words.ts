export const missing = 'Missing';
export const notHere = 'Not here';
