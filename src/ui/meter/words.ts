export const ofLabel = '{value} of {max}';
