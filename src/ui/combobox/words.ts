export const couldNotSearchJust = 'We couldn’t search. Please try again.';

export const searching = 'Searching…';
export const suggestionCount = { one: '1 suggestion', other: '{count} suggestions' };
export const suggestions = 'Suggestions';
