export const whenVisitsBegin = 'When should visits begin?';
export const beginsAt = 'Visits begin at';
export const onDays = 'On these days';
export const usualDays = { weekdays: 'Every weekday', every: 'Every day', weekend: 'Saturday and Sunday' };
export const lengthIsNext = 'We’ll ask how long each visit is in the next step.';
export const partOfDay = '{part}, {hours}';
