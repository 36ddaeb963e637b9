export const charactersTooMany = { one: '{count} character too many', other: '{count} characters too many' };
export const charactersLeft = { one: '{count} character left', other: '{count} characters left' };
