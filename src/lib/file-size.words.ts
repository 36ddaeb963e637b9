export const kb = '{size} KB';
export const mb = '{size} MB';
