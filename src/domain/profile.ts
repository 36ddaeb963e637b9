// bundle: routes
import * as t from './profile.words.ts';

/** docs/specification.md, Profile behind an account. */
export type Profile = {
  id: string;
  email: string;
  role: 'admin' | 'caregiver';
  emailVerified: boolean;
  createdAt: string;
  updatedAt: string;
};

/** The roles as people call them. */
export const ROLE_WORDS: Record<Profile['role'], string> = { admin: t.admin, caregiver: t.caregiver };
