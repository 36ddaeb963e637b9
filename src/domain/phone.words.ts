export const withExtension = '{phone}, ext. {extension}';
