export const rules = {
  profile_not_approved: 'the profile is not approved',
  too_far: 'the job is further away than the caregiver travels',
  no_free_times: 'none of the times asked for is free',
  away: 'the caregiver is away on the first day',
} as const;
export const careNotOffered = 'the caregiver does not offer {care}';
export const expiredWherePlaced = '{credential} has expired, and a placement needs it';
export const missing = '{credential} is missing, unverified or expired';
export const oneMore = 'one more requirement is not met';
