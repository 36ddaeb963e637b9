import type { WordedJob } from '../../../data/jobs.ts';
import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { fieldAtFault, jobFaults } from './job-words.ts';
import type { RequestRecord } from './request-screen.ts';

type Options = {
  /** What the form begins with. */
  initial: WordedJob;
  /** The times that it may have: a week as in domain/availability.ts. */
  week: number;
  contact: RequestRecord['contact'];
  /** The key under which the words are kept on this device until they are sent. */
  draft: string;
  send: (job: WordedJob) => Promise<Result<unknown, Failure>>;
};

/** Wording a job: one that a request becomes, or one that is open already. */
export const createJobForm = ({ initial, week, contact, draft, send }: Options) =>
  createForm<WordedJob, unknown>({
    initial,
    // What was chosen on an earlier visit may have a job by now.
    check: (job) => jobFaults({ ...job, availability: job.availability & week }, contact),
    submit: ({ title, summary, requiredCredentials, availability }) =>
      send({
        title: title.trim(),
        summary: summary.trim(),
        requiredCredentials,
        availability: availability & week,
      }),
    faultsOf: (failure) => {
      const field = fieldAtFault(failure);
      return field ? { [field]: explain(failure) } : {};
    },
    draft: draftStore<Partial<WordedJob>>(draft),
  });
