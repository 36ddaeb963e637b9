export const thereProblem = 'There is a problem';
export const error = 'Error: {title}';
