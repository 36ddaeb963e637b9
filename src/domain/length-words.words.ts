export const hours = { one: '{hours} hour', other: '{hours} hours' };
export const minutes = { one: '{count} minute', other: '{count} minutes' };
export const hoursAndMinutes = '{hours} h {minutes} min';
