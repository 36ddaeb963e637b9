export const partNames = {
  skills: 'Skills',
  availability: 'Times',
  distance: 'Distance',
  languages: 'Languages',
  experience: 'Experience',
  rate: 'Rate',
} as const;
export const notKnownYet = 'Not known yet';
export const noSpecialSkillsAsked = 'No special skills are asked for';
export const skillsAsked = 'Skills asked for: {shared} of {wanted}';
export const awayUntil = 'Away until {date}';
export const worksSamePlace = 'Works in the same place';
export const awayTravelsUp = '{distance} away, travels up to {radius}';
export const noParticularLanguageAsked = 'No particular language is asked for';
export const speaksLanguagesAsked = 'Languages asked for: {shared} of {wanted}';
export const newCareWork = 'New to care work';
export const yearsExperience = { one: '1 year of experience', other: '{count} years of experience' };
export const noBudgetSet = 'No budget is set';
export const rateWithinBudget = 'The rate is within the budget';
export const rateAboveBudget = 'The rate is above the budget';
export const freeTimesAsked = 'Times asked for: free at {shared} of {wanted}';
export const anotherFamily = {
  one: '{free}; {count} is with another family',
  other: '{free}; {count} are with another family',
};
export const openOfferTakes = '{free}; an open offer takes {offered}';
