export const not = 'Not {other}';
export const not2 = 'Not {own}';

export const and = '{other} and {own}';
export const not3 = '{other}, not {own}';
export const beyondThat = '{own} beyond that';

export const available = 'Available';
export const needed = 'Needed';
export const morn = 'Morn.';
export const aft = 'Aft.';
export const eve = 'Eve.';
export const night = 'Night';
export const every = 'Every {part}';
export const allOf = 'All of {day}';
