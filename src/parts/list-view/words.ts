export const filtersInForce = 'Filters ({inForce})';
export const filters = 'Filters';
export const clearFilters = 'Clear filters';

export const moreThan = '{most}+';
export const couldNotLoaded = 'We couldn’t load the {many}';
export const tryAgain = 'Try again';
export const noFit = 'No {many} found';
export const showAll = 'Show all {many}';
export const tryFewerLettersFewer = 'Try fewer letters, or fewer filters.';
export const whatSearchFindsListed = 'This shows the first {most}. Type more of the name to find others.';
export const csvHoldsAllThem = 'The CSV holds all of them.';
