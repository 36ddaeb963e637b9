import type { Profile } from '../../../domain/profile.ts';

type Words = Record<Profile['role'], readonly string[]>;

/** What delete_my_account removes, in words. */
export const WHAT_GOES: Words = {
  caregiver: [
    'your account: nobody signs in with it any more, on any device',
    'your profile, with name, phone number and everything you wrote',
    'your documents and their files',
    'your applications, with what you wrote in them',
  ],
  admin: ['your account and your email address: nobody signs in with it any more, on any device'],
};

/** What it keeps, and why. */
export const WHAT_STAYS: Words = {
  caregiver: [
    'If you were placed with a family: your name, the job and the dates. Families must be able to show who cared for them. How to reach you is not kept.',
    'That records about you were made and changed, and when. What stood in them is wiped.',
  ],
  admin: ['What was done for families and caregivers, and when. Your address is not kept with it.'],
};
