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
export const worksSamePlace = 'In the same town';
export const noParticularLanguageAsked = 'No particular language is asked for';
export const newCareWork = 'New to care work';
export const yearsExperience = { one: '1 year of experience', other: '{count} years of experience' };
export const noBudgetSet = 'No budget is set';
export const aboutThem = {
  skills: 'Skills asked for: {shared} of {wanted}',
  languages: 'Languages asked for: {shared} of {wanted}',
  times: 'Times asked for: free at {shared} of {wanted}',
  atAnotherFamily: {
    one: '{free}; {count} is with another family',
    other: '{free}; {count} are with another family',
  },
  openOffer: '{free}; an open offer takes {offered}',
  away: 'Away until {date}',
  distance: '{distance} away, travels up to {radius}',
  withinBudget: 'The rate is within the budget',
  aboveBudget: 'The rate is above the budget',
};
export const toThem: typeof aboutThem = {
  skills: 'You have {shared} of {wanted} skills',
  languages: 'You speak {shared} of {wanted} languages',
  times: 'You are free at {shared} of {wanted} times',
  atAnotherFamily: {
    one: '{free}. You already work at {count} other',
    other: '{free}. You already work at {count} others',
  },
  openOffer: '{free}. You have an offer for {offered} of your free times',
  away: 'You are away until {date}',
  distance: '{distance} away. You travel up to {radius}',
  withinBudget: 'Your rate is within the budget',
  aboveBudget: 'Your rate is above the budget',
};
