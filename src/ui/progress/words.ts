export const valueOfMax = '{value} of {max}';
