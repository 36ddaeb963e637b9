export const notSure = 'Not sure';
export const hours = { one: '{count} hour', other: '{count} hours' };
export const fromLabel = 'from {date}';
export const soonPossible = 'as soon as possible';
export const firstDayStillOpen = 'first day still open';
