export const aboutYou = 'About you';
export const inYourOwnWords = 'In your own words';
export const careExperience = 'Care and experience';
export const skillsLanguages = 'Skills and languages';
export const whereWork = 'Where you work';
export const weekPay = 'Your week and pay';
export const daysOff = 'Days off';
export const documents = 'Documents';
export const sendReview = 'Send for review';

export const tickBoxSayAgree = 'Tick the box to agree.';
export const missing = {
  fullName: 'Enter your name.',
  phone: 'Enter your phone number.',
  birthYear: 'Enter the year you were born.',
  about: 'Write something about yourself.',
  place: 'Choose where you live.',
  radius: 'Enter how far you travel.',
  careTypes: 'Choose at least one kind of care that you offer.',
  skills: 'Choose at least one skill.',
  languages: 'Choose at least one language.',
  experienceYears: 'Enter your years of experience. 0 is fine.',
  availability: 'Choose when you can work.',
  hourlyRate: 'Enter your hourly rate.',
} as const;

export const documentsCareOffer = 'Documents for the care you offer';
export const canOnlyApproveProfile = 'We can approve your profile only when we have checked all of these.';
export const noneFarDependsCare = 'None so far. It depends on the care you choose.';
export const onlySomeJobsAsk = 'Only some jobs ask for these';
export const goDocuments = 'Go to your documents';

export const pleaseLookAgainWrote = 'Please look at this again. We wrote: “{words}”';

export const notSaved = 'This was not saved';

export const fullName = 'Full name';
export const phone = 'Phone';
export const yearBirth = 'Year of birth';
export const whatLikeAboutWork =
  'What do you like about this work? What should a family know about you? Leave out your phone number and address.';

export const withinOf = 'Within {distance} of {name}';
export const noOtherTownMap = '{within} there is no other town on our map. You still see jobs in {name}.';
export const townsFar = '{within} there are {count} towns, as far as {towns}.';

export const whereLive = 'Where you live';
export const typeFirstLettersTown = 'Type the first letters of your town, then choose it.';
export const noTownNameTry = 'No town has that name. Try the nearest larger one.';
export const howFarTravel = 'How far you travel';
export const straightLine = 'We measure in a straight line.';

export const careOffer = 'Care you offer';
export const canApplyJobsWhose =
  'Tick all the care you can give. To apply, you need every kind the job asks for.';
export const careAsksFor = 'For this care, we need {documents}. You can add them later.';
export const yearsExperience = 'Years of experience';
export const careOwnFamilyCounts = 'Care for your own family counts too.';
export const skills = 'Skills';
export const whatDoneBeforeCan = 'What you have done before and can do well.';
export const languages = 'Languages';
export const otherLanguages = 'Other languages';
export const severalByCommas = 'For example, Greek. Put a comma between two languages.';
export const thoseCanHoldConversation = 'The languages you can talk in.';
export const whenCanWork = 'When you can work';
export const headingDayPartDay = 'Choose a day or a part of the day to fill the whole line.';
export const hourlyRate = 'Hourly rate';
export const whatWouldLikeEarn = 'What you’d like to earn an hour.';

export const keptWhatTyped = 'We’ve kept what you typed';
export const discardTheseChanges = 'Discard these changes';
export const deviceOnlySaveKeep = 'It’s only on this device. Save it to keep it.';
export const saveWhatTypedStays = 'to save this. What you typed stays here';
export const saving = 'Saving…';
export const saveGo = 'Save and continue';
export const save = 'Save';

export const profileNotSent = 'Your profile was not sent';
export const whenEverythingFilledSend =
  'When everything is filled in, send us your profile. We’ll review it and check your documents. Then we’ll tell you if you can apply, or what to change.';
export const iAgreeCaregiverPlacement =
  'I agree that Caregiver Placement keeps these details and my documents, checks them, and uses them to match me with families.';
export const sendingProfile = 'Sending your profile…';

export const lastDayCantCome = 'The last day can’t be before the first.';
export const addYearTimeMost = 'Add at most one year at a time.';
export const chooseFirstDayAway = 'Choose the first day you are away.';
export const chooseLastDayAway = 'Choose the last day you are away. It may be the same day.';

export const fromTo = '{from} to {to}';
export const theseDaysOffRemoved = 'These days off are removed.';
export const over = '{words} (over)';
export const removing = 'Removing…';
export const remove = 'Remove';
export const theDaysOff = 'the days off {words}';

export const daysOffWereNot = 'Your days off were not added';
export const daysOffSaved = 'Your days off are saved.';
export const daysOffSavedAndTold = 'Your days off are saved. We’ve told the families.';
export const daysOffWait =
  'Your days off are not sent yet. They will send automatically when you’re online and this app is open.';
export const removalWaits =
  'This is not sent yet. It will send automatically when you’re online and this app is open.';
export const unsentDays = { added: 'Not sent yet', removed: 'Removed: not sent yet' };
export const holidaysAnythingElseKeeps =
  'Holidays, or other days when you can’t work. We won’t suggest jobs that start on these days. If you have visits then, we’ll tell the families and look for someone to come instead.';
export const lookingUpDaysOff = 'Loading your days off…';
export const noDaysOffHere = 'You have no days off planned.';
export const firstDayOff = 'First day off';
export const lastDayOff = 'Last day off';
export const savingDaysOff = 'Saving your days off…';
export const addDaysOff = 'Add days off';
export const savedOnceWithoutRest = 'Saved separately from the rest of your profile.';

export const nothingYet = 'Nothing yet';
export const begun = 'Started';
export const kindsCare = { one: '{count} kind of care', other: '{count} kinds of care' };
export const years = { one: '{count} year', other: '{count} years' };
export const skillCount = { one: '{count} skill', other: '{count} skills' };
export const languageCount = '{count} languages';
export const anHour = '{amount} an hour';
export const timesWeek = '{count} times a week';
export const noneAhead = 'None planned';
export const fromDay = 'From {date}';
export const andMore = '{count} more';
export const identityCertificates = 'Identity, certificates';
export const noneNeededFar = 'None needed so far';
export const careNeeds = '{here} of {count} added';
export const photoAdded = 'Added';
export const onlyIfLike = 'Optional';
export const sendAgain = 'Send it again';
export const readySent = 'Ready to be sent';
export const onceRestThere = 'When the rest is done';

export const sectionsProfile = 'Sections of your profile';
export const complete = 'Complete';
export const missingCount = '{missing} missing';
export const unsaved = 'Not saved';
export const needsChange = 'Needs a change';

export const pictureTooLarge = 'This photo is larger than 5 MB. Choose a smaller one.';
export const pictureTooSmallShow =
  'This photo is too small to show a face. Choose one of at least {side} by {side} pixels.';
export const fileCouldNotRead = 'We can’t read this photo. Choose a JPEG, PNG or WebP.';
export const itHas = 'It has {size}.';

export const friendlyPhotoHelpsFamily =
  'A friendly photo helps families get to know you. You don’t need one. Without it, they see your initials.';
export const familiesSeeOnceIntroduce = 'Families see it when we introduce you to them.';
export const untilThenTheySee = 'Until then, they see your earlier photo.';
export const untilThenTheySeeInitials = 'Until then, they see your initials.';
export const lookTogetherProfileThen =
  'We’ll check it with your profile. Then families see it when we introduce you to them.';

export const yourPhotoIsWith = 'Photo saved.';
export const yourPhoto = 'Your photo';
export const replacePhoto = 'Replace photo';
export const removePhoto = 'Remove photo';
export const anotherPhoto = 'Another photo';
export const addPhoto = 'Add a photo';
export const jpegPngWebpMost =
  'JPEG, PNG or WebP, at most 5 MB. We keep the middle as a square, without the place and time of the photo.';
export const keepOneI = 'Keep the one I have';
export const removePhotoQuestion = 'Remove your photo?';
export const photoRemoved = 'Your photo is removed.';
export const deletedGoodNoFamily =
  'We’ll delete it for good, and no family will see it. You can add another one at any time.';

export const lookingUpPhoto = 'Loading your photo…';
export const changeCountsOnceRead = 'We’ll review your changes before we use them or families see them.';
export const saved = '{label}: saved.';
export const stillMissing = 'Still missing: {what}.';
export const goOn = 'Continue';
export const lookingUpDocuments = 'Loading your documents…';

export const yourProfile = 'Your profile';
export const whatPlacementTeamReads = 'We use your profile to find jobs for you. Save each part separately.';
export const yourAccount = 'Your account';
export const whatWaitsRead = 'Changes we haven’t reviewed yet';
export const backToJob = 'Back to the job';
export const allParts = 'All parts';
export const goWhatShouldChange = 'Go to what you should change';

export const openingProfile = 'Loading your profile…';

export const visitsOnTheseDays = {
  one: 'You have one visit on these days',
  other: 'You have {count} visits on these days',
};
export const visitOnDay = '{day}, {time}: {job}';
export const moreVisits = { one: 'One more visit', other: '{count} more visits' };
export const visitsFollow =
  'When you add these days off, we’ll tell the families at once, and look for someone to come instead.';
export const visitsUnknown =
  'We can’t show your visits on these days now. If there are any, we’ll ask you about them later.';
export const soonToo =
  'One of these visits is soon. Please also call us: {phone}. At other times, call the family.';
export const insteadOnDay =
  'You come instead of someone else on {days}. We’ll look for another person for these visits.';
export const iCantComeThen = 'I can’t come to these visits';
export const tickThatCantCome = 'Tick the box if you can’t come, or choose other days.';

export const removeDaysOff = 'Remove the days off {words}?';
export const saidCantCome = 'You said that you can’t come to these visits. Can you come after all?';
export const removeAndCome = 'Remove, and I can come';
export const removeOnly = 'Remove, but I still can’t come';
export const removedAndTold = 'These days off are removed. We’ve told the families that you come.';
