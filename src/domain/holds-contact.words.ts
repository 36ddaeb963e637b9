export const nfkc = 'NFKC';
