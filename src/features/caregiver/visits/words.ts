export const nextVisit = 'Your next visit';
export const noNextVisit = 'No visit in the next two weeks.';
export const visitsUntil = 'Your visits until {day}';
export const planDaysOff = 'Plan days off';
export const dayToday = 'Today, {day}';
export const dayAndTime = '{day}, {time}';
export const reasonSaid = 'Reason: “{reason}”';
export const addressAndPhone = 'Address and phone';
export const agreeWhen = 'Only the part of the day is agreed. Please call the family to agree on a time.';
export const onMap = 'on a map';
export const lookingUpAddress = 'Loading the address…';
export const addressNotHere =
  'The address and phone aren’t on this device yet. We’ll show them when we can reach the service. Or call us: {phone}';
export const familyNotLoaded = 'We can’t show this without a connection. Call us: {phone}';
export const showFamily = 'Address, phone and notes';

export const instead = 'You come instead';
export const insteadWords = 'Thank you for coming.';
export const cannotCome = 'You can’t come';
export const cannotComeWords = 'We’ve told the family. We’re looking for someone to come instead.';
export const cannotComeCovered = 'Someone else comes. You don’t need to do anything.';
export const cannotComeSettled = 'Our team has dealt with it. You don’t need to do anything.';
export const cannotComeSoon =
  'We’ve told the family. We’re looking for someone to come instead. This visit is soon, so please also call us: {phone}. At other times, call the family.';
export const cannotComeUnsent = 'You can’t come: not sent yet';
export const canComeUnsent = 'You can come after all: not sent yet';
export const unsentSoon =
  'It will send automatically when you’re online. This visit is soon, so please call us: {phone}. At other times, call the family.';
export const moved = 'Another time';
export const movedFrom = 'Moved from {day}, {time}.';
export const toldWereThere = 'You told us that you were there. If that’s wrong, call us.';
export const notNeeded = 'Not needed';
export const notNeededWords = 'The family doesn’t need this visit. If this is wrong, call us: {phone}';
export const missed = 'Nobody came';
export const missedWords = 'We heard that nobody came. If this is wrong, call us: {phone}';

export const iCantCome = 'I can’t come';
export const iCanCome = 'I can come after all';
export const aboutVisit = 'on {day}, {time}';
export const whichVisit = '{day}, {time}: {job}.';
export const whatFollows = 'We’ll tell the family at once, and look for someone to come instead.';
export const followsLater =
  '{why}. It will send automatically while this app is open. Then we’ll tell the family.';
export const alsoCall = 'This visit is soon. Please also call us: {phone}. At other times, call the family.';
export const canCall = 'You can also call us: {phone}';
export const why = 'Why?';
export const familyAndTeamRead = 'The family and our team read this.';
export const waits = 'It will send automatically when you’re online and this app is open.';
export const neverSent = 'This was not sent. Please come as agreed.';
export const staysOff = 'This was not sent. You still can’t come.';
export const pleaseCall =
  'This visit is soon, so please also call us: {phone}. At other times, call the family.';
export const isOn = 'Thank you. We’ve told the family that you come.';
export const withoutConnection = 'This needs a connection the first time. Or call us: {phone}';
export const nothingChanged = 'You now see it as it is.';
export const telling = 'Telling the family…';
export const keepVisit = 'Keep the visit';
export const cannotComeStays = 'I still can’t come';

export const refusals = {
  visit_over: 'This visit is over. Call us if something went wrong.',
  first_day_confirmed: 'You told us that you were there. If something went wrong, call us.',
  visit_changed: 'This visit had already changed.',
  visit_times_changed: 'The times of this visit have changed. See below when it is now.',
  no_visit_then: 'You have no visit at this time any more. Reload the page to see your visits.',
  visit_step_not_allowed: 'Someone else comes to this visit now. Call us if you can come after all.',
} as const;
