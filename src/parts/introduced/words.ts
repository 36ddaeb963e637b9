export const sOwnWords = 'In {firstName}’s own words';
export const seenTheseDocumentsThey =
  'We’ve seen these documents, and they are valid. They don’t show how someone works, or if you’ll like each other. Talk to each other.';
export const experienceAndSkills = 'Experience and skills';
export const experience = 'Experience';
export const languages = 'Languages';
export const skills = 'Skills';
export const countChecked = { one: 'We checked 1 document', other: 'We checked {count} documents' } as const;
export const noneChecked = 'We haven’t checked any documents yet.';
