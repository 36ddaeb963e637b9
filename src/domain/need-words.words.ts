export const notSure = 'Not sure';
export const fromLabel = 'from {date}';
export const soonPossible = 'as soon as possible';
export const firstDayStillOpen = 'first day still open';
