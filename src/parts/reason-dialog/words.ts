export const writeFewWords = 'Write a few words.';
export const shortenCharacters = 'Shorten this to {most} characters.';
