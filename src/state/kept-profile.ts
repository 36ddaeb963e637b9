import { ROLE_KEY, type Profile } from '../domain/profile.ts';

const PROFILE_KEY = 'profile';

/** Keeps the profile as it was last read, so that a device without a connection knows whose it is. */
export function keepProfile(profile: Profile): void {
  try {
    localStorage.setItem(PROFILE_KEY, JSON.stringify(profile));
    localStorage.setItem(ROLE_KEY, profile.role);
  } catch {
    // A browser that keeps nothing asks again on every page.
  }
}

/** The profile last read on this device, if it is this account's. The database never trusts it. */
export function keptProfile(account: string): Profile | undefined {
  const profile = JSON.parse(localStorage.getItem(PROFILE_KEY) ?? 'null') as Profile | null;
  return profile?.id === account ? profile : undefined;
}

/** The role that the pages of this device are drawn for. */
export const keptRole = () => localStorage.getItem(ROLE_KEY);

/** Forgets the profile, and with it the role that the pages are drawn for. */
export function forgetProfile(): void {
  localStorage.removeItem(PROFILE_KEY);
  localStorage.removeItem(ROLE_KEY);
}
