export const whenVisitsBegin = 'When should visits begin?';
export const partOfDay = '{part}, {hours}';
