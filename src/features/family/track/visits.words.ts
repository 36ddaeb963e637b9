export const why = 'Why?';
export const whoComesWhen = 'Who comes when';
export const loadingVisits = 'Loading your visits…';
export const otherVisits = 'Other visits';
export const othersChanged = { one: 'One has changed', other: '{count} have changed' };
export const nobodyComesToOthers = {
  one: 'One has no caregiver yet',
  other: '{count} have no caregiver yet',
};
export const agreeWhen = 'Only the part of the day is agreed. {name} will contact you to agree on a time.';
export const weekBefore = 'Earlier visits';
export const dayToday = 'Today, {day}';
export const timeAndName = '{time}:\u00a0{name}';
export const yourCaregiverInList = 'Your caregiver';
export const wrote = {
  cannot_come: '{name}: “{reason}”',
  not_needed: 'You: “{reason}”',
  missed: 'You: “{reason}”',
  moved: 'Our team: “{reason}”',
} as const;
export const visitSearching = 'Looking for someone';
export const visitSearchingWords = '{name} can’t come. We’re looking for someone to come instead.';
export const visitSearchingSoon =
  '{name} can’t come. We’re looking for someone to come instead. Do you need help before then? Call us: {phone}. In an emergency, call {emergency}.';
export const visitSearchingOut =
  '{name} can’t come, and nobody comes instead yet. {nextIn} In an emergency, call {emergency}.';
export const visitNobody = 'Nobody comes';
export const visitNobodyWords =
  '{name} can’t come, and we’re no longer looking for someone. If you need this visit, call us: {phone}';
export const visitCovered = 'Someone else comes';
export const visitCoveredWords = '{name} can’t come. {instead} comes instead.';
export const visitCoveredReach = '{name} can’t come. {instead} comes instead: {phone}';
export const visitMoved = 'Another time';
export const visitMovedFrom = 'Moved from {day}, {time}.';
export const visitNotNeeded = 'Not needed';
export const visitNotNeededWords = 'We’ve told {name} not to come.';
export const visitMissed = 'Nobody came';
export const visitMissedNew = 'Nobody came. We’ll call you.';
export const visitMissedSettled =
  'Our team has dealt with this. If something still isn’t right, call us: {phone}';
export const visitMissedWords = 'Our team knows. {help}';
export const dontNeedVisit = 'We don’t need this visit';
export const keepVisit = 'Keep the visit';
export const nobodyCame = 'Nobody came';
export const tellTeam = 'Tell our team';
export const tellCaregiver = 'Tell {name}';
export const stopLooking = 'Stop looking';
export const needAfterAll = 'We need it after all';
export const someoneDidCome = 'Someone did come';
export const aboutVisit = 'on {day}, {time}';
export const whichVisit = '{day}, {time}: {name}.';
export const whichVisitOnly = '{day}, {time}.';
export const dontNeedExplained = 'We’ll tell {name}. All other visits stay as agreed.';
export const dontNeedAnyone = 'We’ll stop looking for someone. All other visits stay as agreed.';
export const stoppedLooking = 'Thank you. We’ve stopped looking for someone.';
export const dontNeedSoon = 'Please also call {name} now: {phone}';
export const nobodyCameExplained = {
  one: 'We’ll call you by the end of our next working day. We’ll also ask {name} what happened.',
  other: 'We’ll call you within {count} working days. We’ll also ask {name} what happened.',
};
export const helpNow = 'Do you need help now? Call us: {phone}. In an emergency, call {emergency}.';
export const whatHappenedThen = 'What happened?';
export const caregiverAndTeamRead = '{name} and our team read this.';
export const visitTold = 'Thank you. We’ve told {name}.';
export const nobodyCameTold = 'Thank you for telling us. We’ll call you.';
export const visitIsBack = 'This visit takes place as agreed.';
export const visitNeededAgain = 'Thank you. We’re looking for someone again.';
export const missedIsBack = 'Thank you. We’ve corrected it.';
export const changeWithPrivateLink =
  'To change a visit, open your private link. Can’t find it? See “The rest of your request” below.';
export const toChangeVisit = 'to change a visit';
export const otherVisitCall =
  'To change a visit’s time, or to talk about an earlier one, write to our team or call us: {phone}';
export const visitsDidNotArrive =
  'We couldn’t load your visits. Reload the page when you have a good connection.';
export const visitRefusals = {
  visit_over: 'This visit is over. Call us if something went wrong.',
  visit_to_come: 'This visit has not begun yet.',
  visit_times_changed: 'The time of this visit has changed. Reload the page to see who comes when.',
  no_visit_then: 'Nobody comes at this time any more. Reload the page to see who comes when.',
  visit_step_not_allowed: 'Someone else comes to this visit now. Call us to change it.',
} as const;
