export const couldNotSearchJust = 'We could not search just now. Please try again.';

export const searching = 'Searching…';
export const suggestionCount = { one: '1 suggestion', other: '{count} suggestions' };
export const suggestions = 'Suggestions';
