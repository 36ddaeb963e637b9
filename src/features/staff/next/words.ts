export const nothingElseWaits = 'Nothing else is waiting.';
export const toTheDashboard = 'To the dashboard';
export const theNext = 'The next {one}';
export const whatWaitsNext = 'Next task';
export const next = 'Next {one}';
