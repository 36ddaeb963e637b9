/** What a family agrees to. */
export const FAMILY_CONSENT =
  'I agree that the service centre keeps these answers to find a caregiver. Only its staff and the caregivers placed with me will see names, address and contact details.';

/** What staff read out, and a caller agrees to. */
export const CALLER_CONSENT =
  'I have read this out, and the caller agrees: “We keep these answers to find a caregiver. Only our staff and the caregivers placed with you will see names, address and contact details.”';
