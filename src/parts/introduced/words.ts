export const sOwnWords = 'In {firstName}’s own words';
export const seenTheseDocumentsThey =
  'We’ve seen these documents, and they are valid. They don’t tell how someone works, or if you’ll get on. Talk to each other.';
export const whatCheckedWhatDid = 'What we checked, and what we didn’t';
export const experience = 'Experience';
export const languages = 'Languages';
export const skills = 'Skills';
export const documentsChecked = 'Documents we checked';
export const noneYet = 'None yet';
