export const flexibleAnyTimeDay = 'We are flexible: any time of the day';
export const anyMorningAfternoonEvening =
  'Any morning, afternoon or evening suits. For certain times or nights, leave this empty.';
export const yes = 'Yes';
export const chooseAllFitUsual =
  'Choose all that fit a usual week, the nights too. If it is only a night now and then, say so below.';
export const chooseAllFitUsualWeek = 'Choose all that fit a usual week.';
export const timesWhenSomeoneShould = 'Times when someone should be there';
export const chooseLeastOneTime = 'Choose at least one time of the week';
export const times = 'Times';
export const setTimes = 'Set times';
export const onlyIfSetTimes = 'Only if someone has to come at a certain time.';
export const whatElseShouldKnow = 'What else should we know?';
export const nightNowThenHabits = 'A night now and then, habits, a pet, stairs, what matters most.';
export const notes = 'Notes';
export const shortenNotesCharacters = 'Shorten the notes to {most} characters';
export const whenShouldCareBegin = 'When should care begin?';
export const start = 'Start';
export const firstDay = 'First day';
export const guessFineAgreeExact = 'A guess is fine; we agree the exact day with you.';
export const hoursVisit = 'Hours a visit';
export const aboutHowLongSomebody =
  'About how long somebody should stay, from half an hour to 24. Leave it empty if you are not sure.';
export const aVisit = 'A visit';
export const howLongCareNeeded = 'For how long is care needed?';
export const howLong = 'For how long';
export const budgetHour = 'Budget for an hour';
export const whatCouldPayHelps =
  'What you could pay. It helps us find someone who fits; you can also leave it open.';
export const budget = 'Budget';
export const notSaid = 'Not said';
export const anHour = '{amount} an hour';
export const enterOneNumberHours = 'Enter one number of hours, such as the longer of the two';
export const enterHoursNumberFrom = 'Enter the hours as a number from 0.5 to 24, like 3 or 2.5';
export const enterBudgetAmountLike = 'Enter the budget as an amount, like 24 or 24.50';
export const enterBudgetUpHour = 'Enter a budget up to {amount} for an hour';
export const chooseFirstDay = 'Choose the first day';
export const chooseDayCalendar = 'Choose a day that is in the calendar';
export const chooseTodayLaterDay = 'Choose today or a later day as the first day';
export const chooseFirstDayWithin = 'Choose a first day within the next two years';
