import { inviteCaregiver, recordApplication, shortlistApplication } from '../../../data/applications.ts';
import type { Client } from '../../../domain/client.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { createSelection } from '../lists/selection.ts';
import { type Candidate, loadMatches, matchesCalls } from './load-matches.ts';
import type { Standing } from './match-words.ts';

export const matchListCalls = { inviteCaregiver, recordApplication, shortlistApplication, ...matchesCalls };
export type MatchListStore = ReturnType<typeof createMatchList>;

export type ApplicationOf = Standing & { id: string; submittedAt: string; caregiverId: string };
/** The job of a match list, and its client. */
export type MatchedJob = { status: 'open' | 'filled' | 'closed'; availability: number; client: Client };

/** What a step in a row is about. */
export interface StepProps {
  caregiverId: string;
  fullName: string;
  client: Client;
  store: MatchListStore;
}

/** How many fit side by side. */
export const MOST_COMPARED = 3;

/** A job's matches, the steps for each, and which are compared. `refresh` reads the applications again. */
export function createMatchList(
  jobId: string,
  service: typeof matchListCalls,
  refresh: () => Promise<unknown>,
) {
  const matches = loadable(() => loadMatches(jobId, service));
  const reload = () => Promise.all([matches.reload(), refresh()]);
  /** Even after a refusal the list is read again, to show its current status. */
  const thenReload = async <T>(result: Result<T, Failure>) => {
    if (result.ok || result.error.kind === 'refused') await reload();
    return result;
  };
  return {
    matches,
    reload,
    jobId,
    selection: createSelection<Candidate>(({ caregiverId }) => caregiverId),
    invite: (caregiverId: string, words: string) => service.inviteCaregiver(jobId, caregiverId, words),
    /** Invites one caregiver. The dialog shows a refusal. */
    inviting: (caregiverId: string) =>
      action(async (words: string) => thenReload(await service.inviteCaregiver(jobId, caregiverId, words))),
    /** Records an application by phone. The dialog shows a refusal. */
    recording: (caregiverId: string) =>
      action(async (saidOn: string, mayBeShown: boolean) => {
        const result = await service.recordApplication(jobId, caregiverId, saidOn, mayBeShown);
        if (result.ok) await reload();
        return result;
      }),
    shortlisting: (applicationId: string) =>
      action(async () => thenReload(await service.shortlistApplication(applicationId))),
  };
}
