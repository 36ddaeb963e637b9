export const roundClock = 'round the clock';
export const to = '{name} to {name2}';
export const flexible = 'Flexible: any time of the day';
