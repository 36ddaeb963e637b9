// No line ends between a number and its unit.
export const hours = { one: '{hours}\u00a0hour', other: '{hours}\u00a0hours' };
export const minutes = { one: '{count}\u00a0minute', other: '{count}\u00a0minutes' };
export const hoursAndMinutes = '{hours}\u00a0h\u00a0{minutes}\u00a0min';
