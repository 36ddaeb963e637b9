// bundle: client
/** A request's client, embedded. */
export const CLIENT = 'client:request_contacts(recipient:recipientName, contact:contactName)';
/** Terms as agreed on, in the names of `Terms`. */
export const TERM_COLUMNS = 'visits, availability, hourlyRate, startsOn, endsOn';
