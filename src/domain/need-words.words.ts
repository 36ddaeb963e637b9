export const notSure = 'Not sure';
export const fromDay = 'from {date}';
export const asSoonAsPossible = 'as soon as possible';
export const firstDayStillOpen = 'first day still open';
