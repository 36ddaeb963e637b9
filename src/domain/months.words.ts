export const months = { one: '1 month', other: '{count} months' };
export const years = { one: '1 year', other: '{count} years' };
