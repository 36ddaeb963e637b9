// bundle: client
/** What was agreed, in the names of `Terms`. */
export const TERM_COLUMNS = 'availability, hourlyRate:hourly_rate, startsOn:starts_on, endsOn:ends_on';
