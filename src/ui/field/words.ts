export const error = 'Error:';

export const optional = '(optional)';
