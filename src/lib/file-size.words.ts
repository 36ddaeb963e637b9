export const kb = '{max} KB';
export const mb = '{fixed} MB';
