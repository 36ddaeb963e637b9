export const access = 'Getting in';
export const safety = 'Staying safe';
export const habits = 'Habits';
