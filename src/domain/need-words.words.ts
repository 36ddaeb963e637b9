export const notSure = 'Not sure';
export const hours = { one: '{count} hour', other: '{count} hours' };
export const fromDay = 'from {date}';
export const asSoonAsPossible = 'as soon as possible';
export const firstDayStillOpen = 'first day still open';
