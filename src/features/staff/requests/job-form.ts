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

/** A job as worded, and the revision that was seen. A new job has none. */
export type JobInput = WordedJob & { seen: number };

type Options<T> = {
  /** The first values. */
  initial: JobInput;
  /** The times to choose from: a week as in domain/availability.ts. */
  week: number;
  contact: RequestRecord['contact'];
  /** The documents that the rules require. */
  ruled: readonly DocumentKind[];
  /** The key of the draft on this device. */
  draft: string;
  send: (job: WordedJob, seen: number) => Promise<Result<T, Failure>>;
  /** Loads the job's current version, which another person may have reworded. Its page then shows it. */
  reload: Reload<JobInput>;
};

/** Words a new job or an open one. */
export const createJobForm = <T>({ initial, week, contact, ruled, draft, send, reload }: Options<T>) =>
  conflictForm<JobInput, T>({
    initial,
    // Times chosen on an earlier visit may have a job by now.
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
      // The rules have changed since they were loaded.
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
