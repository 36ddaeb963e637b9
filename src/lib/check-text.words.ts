export const enter = 'Enter {name}';
export const enterFull = 'Enter {name} in full';
export const writeCharactersMost = 'Shorten {name} to {max} characters';
