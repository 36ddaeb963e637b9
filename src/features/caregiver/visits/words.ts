export const nextVisit = 'Your next visit';
export const noNextVisit = 'No visit in the next two weeks.';
export const visitsUntil = 'Your visits until {day}';
export const dayToday = 'Today, {day}';
export const dayAndTime = '{day}, {time}';
export const reasonSaid = 'Reason: “{reason}”';
export const addressAndPhone = 'Address and phone';
export const showFamily = 'Show how to reach the family';
export const howToReachFamily = 'How to reach the family';

export const instead = 'Instead of somebody';
export const insteadWords = 'Thank you for coming. The usual caregiver can’t.';
export const cannotCome = 'You can’t come';
export const cannotComeWords = 'The family knows. We’re looking for somebody to come instead.';
export const notNeeded = 'Not needed';
export const notNeededWords = 'The family doesn’t need this visit. If this is wrong, call us: {phone}';
export const missed = 'Nobody came';
export const missedWords = 'We were told that nobody came. If this is wrong, call us: {phone}';

export const iCantCome = 'I can’t come';
export const iCanCome = 'I can come after all';
export const aboutVisit = 'on {day}, {time}';
export const whichVisit = '{day}, {time}: {job}.';
export const whatFollows = 'We’ll tell the family at once, and look for somebody to come instead.';
export const alsoCall = 'This visit is soon. Please also call us: {phone}';
export const canCall = 'You can also call us: {phone}';
export const why = 'Why?';
export const familyAndTeamRead = 'The family and our team read this.';
export const told = 'We’ve told the family, and look for somebody to come instead.';
export const isOn = 'Thank you. We’ve told the family that you come.';
export const withoutConnection = 'You need a connection to say that you can’t come. Or call us: {phone}';
export const nothingChanged = 'You now see how it stands.';
export const telling = 'Telling the family…';
export const cancel = 'Cancel';

export const refusals = {
  visit_over: 'This visit is over. Call us if something went wrong.',
  visit_changed: 'This visit had already changed.',
  no_visit_then: 'You have no visit at this time any more. Reload the page to see your visits.',
  visit_step_not_allowed: 'Somebody else comes to this visit by now. Call us if you can come after all.',
} as const;
