import type { ProfileStatus } from '../../src/domain/status.ts';
import type { CareType, DocumentKind, Language, Skill } from '../../src/domain/vocabulary.ts';

/** A town as the places table names it. */
export type Town = readonly [name: string, region: string];

/** A document and its status, by default verified. Expired means verified, and expired since. */
export type Document = DocumentKind | `${DocumentKind}:${'uploaded' | 'rejected' | 'expired'}`;

/**
 * A caregiver of the demo. Texts about them are written by hand. Dates, details of documents and phone numbers are
 * picked.
 */
export type Person = {
  /** The account's name before the @. */
  account: string;
  name: string;
  town: Town;
  age: number;
  /** Years of experience. */
  years: number;
  /** For an hour, in the operator's currency. */
  rate: number;
  radiusKm: number;
  care: readonly CareType[];
  skills: readonly Skill[];
  languages: readonly Language[];
  /** Availability in the short form of week.ts. */
  week: string;
  documents: readonly Document[];
  /** The qualification is a degree in nursing. */
  nurse?: true;
  /** Days since the account was made. */
  joined: number;
  status: Exclude<ProfileStatus, 'draft'>;
  /** The admin's reason, if the status is a suspension or asks for changes. */
  reason?: string;
  about: string;
};
