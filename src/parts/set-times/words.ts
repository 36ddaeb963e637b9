export const whenVisitsBegin = 'When should visits begin?';
export const beginsAt = 'Visits begin at';
export const onDays = 'On these days';
export const usualDays = { weekdays: 'Every weekday', every: 'Every day', weekend: 'Saturday and Sunday' };
export const lengthIsNext = 'The next step asks how long each visit is.';
export const partOfDay = '{part}, {hours}';
