export const chooseFile = 'Choose a file';
export const dropHere = 'or drop it here';
export const takePhoto = 'Take a photo';
export const remove = 'Remove';
export const page = 'Page {number}';
export const removePage = 'Remove page {number}';
export const anotherPage = 'Add another page, such as the back';
