export const roundClock = 'round the clock';
export const to = '{name} to {name2}';
