export const untilThen = 'Until then';
export const fromDay = 'From {day}';
export const times = 'Times';
export const pay = 'Pay';
export const anHour = '{amount} an hour';
export const toBeSettled = 'To be settled';
