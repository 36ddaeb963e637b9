export const ofLabel = '{points} of {maximum}';
