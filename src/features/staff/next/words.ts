export const nothingElseWaits = 'Nothing else is waiting.';
export const toTheDashboard = 'To the dashboard';
export const theNext = 'The next {one}';
export const whatWaitsNext = 'What waits next';
export const next = 'Next {one}';
