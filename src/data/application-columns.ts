// bundle: client
/** When an application took its steps, in the names of `StepTimes`. */
export const STEP_COLUMNS =
  'hasApplied:has_applied, invitedAt:invited_at, submittedAt:submitted_at, shortlistedAt:shortlisted_at, introducedAt:introduced_at, offeredAt:offered_at, acceptedAt:accepted_at, placedAt:placed_at, declinedAt:declined_at, withdrawnAt:withdrawn_at';
/** What was agreed, in the names of `Terms`. */
export const TERM_COLUMNS = 'availability, hourlyRate:hourly_rate, startsOn:starts_on, endsOn:ends_on';
