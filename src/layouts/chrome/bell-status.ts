import { loadOwnApplications } from '../../data/own-applications.ts';
import { loadCompleteness, loadOwnProfile } from '../../data/profiles.ts';
import { loadDocuments } from '../../data/documents.ts';
import type { Failure } from '../../lib/failure.ts';
import { explain } from '../../domain/explain.ts';
import type { Result } from '../../lib/result.ts';
import type { Watched } from './links.ts';
import { wordApplications, wordDocuments, wordProfile } from './bell-words.ts';

export type StatusInWords = {
  /** The status of each; empty if it could not be read. */
  words: Record<Watched, string>;
  /** Why something could not be read. */
  failure: string | undefined;
};

/** The status of the signed-in caregiver's profile, documents and applications (docs/specification.md, Bell). */
export async function loadBellStatus(): Promise<StatusInWords> {
  const [profile, completeness, documents, applications] = await Promise.all([
    loadOwnProfile(),
    loadCompleteness(),
    loadDocuments(),
    loadOwnApplications(),
  ]);
  const failed = [profile, completeness, documents, applications].find((result) => !result.ok);
  return {
    words: {
      profile: both(profile, completeness, ({ status }, { percent }) => wordProfile(status, percent)),
      documents: documents.ok ? wordDocuments(documents.value) : '',
      applications: applications.ok ? wordApplications(applications.value) : '',
    },
    failure: failed && !failed.ok ? explain(failed.error) : undefined,
  };
}

function both<A, B>(a: Result<A, Failure>, b: Result<B, Failure>, word: (a: A, b: B) => string): string {
  return a.ok && b.ok ? word(a.value, b.value) : '';
}
