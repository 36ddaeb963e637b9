export const notCounted = {
  cannot_come: 'We couldn’t save that you can’t come',
  can_come: 'We couldn’t save that you can come after all',
  apply: 'We couldn’t accept your application',
  leave: 'We couldn’t save that you want to stop',
  days_off: 'Your days off were not saved',
  remove_days_off: 'Your days off were not removed',
  document: 'Your document was not saved',
};
export const notCountedOf = '{day}, {time}: {job}. {why} Nothing has changed. Questions? Call us: {phone}';
export const aboutJob = '“{job}”: {why} Questions? Call us: {phone}';
export const aboutDays = '{days}: {why} Questions? Call us: {phone}';
export const aboutDocument = '“{fileName}”: {why} Questions? Call us: {phone}';
export const fileNotArrived = 'The whole file didn’t reach us. Choose it again.';
export const addDocument = 'Add the document';
export const documentSaved = 'We have “{fileName}” now. We’ll check it.';
export const seeDaysOff = 'See your days off';
export const jobNotFound = 'This job is no longer open to you.';
export const youWrote = 'You wrote: “{message}”';
export const readJob = 'Read the job';
export const iHaveReadThis = 'I’ve read this';
