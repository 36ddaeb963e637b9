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
  contact: RequestRecord['contact'];
  /** The key under which the words are kept on this device until they are sent. */
  draft: string;
  send: (job: WordedJob) => Promise<Result<unknown, Failure>>;
};

/** Wording a job: one that a request becomes, or one that is open already. */
export const createJobForm = ({ initial, contact, draft, send }: Options) =>
  createForm<WordedJob, unknown>({
    initial,
    check: (job) => jobFaults(job, contact),
    submit: (job) => send({ ...job, title: job.title.trim(), summary: job.summary.trim() }),
    faultsOf: (failure) => {
      const field = fieldAtFault(failure);
      return field ? { [field]: explain(failure) } : {};
    },
    draft: draftStore<Partial<WordedJob>>(draft),
  });
