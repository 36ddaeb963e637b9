export const enter = 'Enter {name}';
export const enterFull = 'Enter {name} in full';
export const writeCharactersMost = 'Write {name} in {max} characters at most';
