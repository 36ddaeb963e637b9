// bundle: base
/** docs/specification.md, Profile behind an account. */
export type Profile = {
  id: string;
  email: string;
  role: 'admin' | 'caregiver';
  emailVerified: boolean;
  createdAt: string;
  updatedAt: string;
};

/** Where the role of the person signed in is kept for the static pages; the database never relies on it. */
export const ROLE_KEY = 'role';

/** The roles as people call them. */
export const ROLE_WORDS: Record<Profile['role'], string> = { admin: 'Admin', caregiver: 'Caregiver' };

/** Where the auth client keeps the session. */
export const SESSION_KEY = 'session';
