// bundle: client
/** What was agreed, in the names of `Terms`. */
export const TERM_COLUMNS = 'availability, hourlyRate, startsOn, endsOn';
