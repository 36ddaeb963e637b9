export const shell = 'shell ';
