export const credentials = {
  identity: 'proof of identity',
  qualification: 'a care qualification',
  first_aid: 'a first aid certificate',
  background_check: 'a background check',
  reference: 'a reference',
  driving_licence: 'a driving licence',
  insurance: 'proof of insurance',
} as const;
export const profileApprovedFirst = 'We must approve your profile first.';
export const goProfile = 'Go to your profile';
export const profileNotSayTravel = 'This is further than you travel.';
export const changeHowFarTravel = 'Change how far you travel';
export const noFreeTimes = 'You are not free at any of these times.';
export const changeWeek = 'Change your week';
export const awayFirstDay = 'You are away on the first day.';
export const goDaysOff = 'Go to your days off';
export const addedCareOfferCounts =
  'You have added {care} to the care you offer. It counts when we have approved it.';
export const addCareOfferMatch = 'To apply, add {care} to the care you offer.';
export const changeProfile = 'Change your profile';
export const wherePlacedAskedYours =
  'Your placement needs {credential}, and yours has expired. Add a new one before you apply for other jobs.';
export const addNewOne = 'Add a new one';
export const oneMoreRequirementNot = 'Something else is missing. Ask us about it.';
export const addSkillsMatchBetter = 'If you have these skills, add them: {words}.';
export const addIt = 'Add it';
export const goDocuments = 'Go to your documents';
export const jobAsksYoursWaits = 'This job asks for {credential}. We have yours and will check it.';
export const jobAsksYoursExpired =
  'This job asks for {credential}. Yours has expired. To apply, add a new one.';
export const jobAsksYoursNot =
  'This job asks for {credential}. We didn’t accept yours. To apply, add another one.';
export const addMatch = 'To apply, add {credential}.';
