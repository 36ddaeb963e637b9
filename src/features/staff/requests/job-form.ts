import type { WordedJob } from '../../../data/jobs.ts';
import { explain } from '../../../domain/explain.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { type Reload, conflictForm } from '../../../state/conflict.ts';
import { fieldAtFault, jobFaults, waivedDocuments } from './job-words.ts';
import type { RequestRecord } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** A job as it is worded, and which revision of it was seen; a new one has none. */
export type JobInput = WordedJob & { seen: number };

type Options<T> = {
  /** What the form begins with. */
  initial: JobInput;
  /** The times that it may have: a week as in domain/availability.ts. */
  week: number;
  contact: RequestRecord['contact'];
  /** The documents that the rules ask for. */
  ruled: readonly DocumentKind[];
  /** The key under which the words are kept on this device until they are sent. */
  draft: string;
  send: (job: WordedJob, seen: number) => Promise<Result<T, Failure>>;
  /** The job's current version, if another person may have reworded it. Its page is shown again with it. */
  reload: Reload<JobInput>;
};

/** Wording a job: one that a request becomes, or one that is open already. */
export const createJobForm = <T>({ initial, week, contact, ruled, draft, send, reload }: Options<T>) =>
  conflictForm<JobInput, T>({
    initial,
    // What was chosen on an earlier visit may have a job by now.
    check: (job) => jobFaults({ ...job, availability: job.availability & week }, contact, ruled),
    submit: ({ title, summary, requiredCredentials, waivers, availability, seen }) =>
      send(
        {
          title: title.trim(),
          summary: summary.trim(),
          requiredCredentials,
          waivers: Object.fromEntries(
            waivedDocuments(ruled, requiredCredentials).map((kind) => [kind, waivers[kind]?.trim() ?? '']),
          ),
          availability: availability & week,
        },
        seen,
      ),
    latest: reload.load,
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: reload.refresh,
    faultsOf: (failure) => {
      // The rules have changed since they were read here.
      if (failure.code === 'waiver_reason_missing') {
        const kind = DOCUMENT_KINDS[failure.detail as DocumentKind];
        return {
          requiredCredentials: fill(t.askedNowTickClose, { kind }),
        };
      }
      const field = fieldAtFault(failure);
      return field ? { [field]: explain(failure) } : {};
    },
    draft: draftStore<Partial<JobInput>>(draft),
  });
