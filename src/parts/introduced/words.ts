export const sOwnWords = 'In {firstName}’s own words';
export const seenTheseDocumentsThey =
  'We have seen these documents, and they are valid. That does not tell how somebody works or whether you get on: find that out by talking to each other.';
export const whatCheckedWhatDid = 'What we checked, and what we did not';
export const experience = 'Experience';
export const languages = 'Languages';
export const skills = 'Skills';
export const documentsChecked = 'Documents we checked';
export const noneYet = 'None yet';
