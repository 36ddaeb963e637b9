export const filtersInForce = 'Filters ({inForce})';
export const filters = 'Filters';
export const clearFilters = 'Clear filters';

export const moreThan = 'More than {most}';
export const couldNotLoaded = 'The {many} could not be loaded';
export const tryAgain = 'Try again';
export const noFit = 'No {many} fit';
export const showAll = 'Show all {many}';
export const tryFewerLettersFewer = 'Try fewer letters, or fewer filters.';
export const theseFirstNarrowList =
  'These are the first {most}. Narrow the list, or turn its order around, to see others.';
export const whatSearchFindsListed =
  '{most} of what your search finds are listed. Type more of the name to find the others.';
export const csvHoldsAllThem = 'The CSV holds all of them.';
