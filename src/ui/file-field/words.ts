export const chooseFile = 'Choose a file';
export const dropHere = 'or drop it here';
export const takePhoto = 'Take a photo';
export const remove = 'Remove';
