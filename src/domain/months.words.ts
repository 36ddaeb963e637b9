export const months = { one: '1 month', other: '{count} months' };
export const n1Year = '1 year';
export const years = '{value} years';
