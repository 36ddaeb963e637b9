export const notOther = 'Not {other}';
export const notOwn = 'Not {own}';

export const otherAndOwn = '{other} and {own}';
export const otherNotOwn = '{other}, not {own}';
export const beyondThat = '{own}, not needed';

export const available = 'Available';
export const needed = 'Needed';
export const morn = 'Morn.';
export const aft = 'Aft.';
export const eve = 'Eve.';
export const night = 'Night';
export const every = 'Every {part}';
export const allOf = 'All of {day}';
