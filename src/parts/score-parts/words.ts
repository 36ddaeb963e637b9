export const pointsOf = '{points} of {maximum}';
