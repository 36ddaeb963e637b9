export const labels = { access: 'Getting in', safety: 'Staying safe', habits: 'Habits' } as const;
