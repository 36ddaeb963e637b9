export const newCareWork = 'New to care work';
export const years = { one: '1 year', other: '{count} years' };
