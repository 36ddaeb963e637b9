import type { WordedJob } from '../../../data/jobs.ts';
import { explain } from '../../../domain/explain.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { fieldAtFault, jobFaults, waivedPapers } from './job-words.ts';
import type { RequestRecord } from './request-screen.ts';

type Options = {
  /** What the form begins with. */
  initial: WordedJob;
  /** The times that it may have: a week as in domain/availability.ts. */
  week: number;
  contact: RequestRecord['contact'];
  /** The papers that the rules ask for. */
  ruled: readonly DocumentKind[];
  /** The key under which the words are kept on this device until they are sent. */
  draft: string;
  send: (job: WordedJob) => Promise<Result<unknown, Failure>>;
};

/** Wording a job: one that a request becomes, or one that is open already. */
export const createJobForm = ({ initial, week, contact, ruled, draft, send }: Options) =>
  createForm<WordedJob, unknown>({
    initial,
    // What was chosen on an earlier visit may have a job by now.
    check: (job) => jobFaults({ ...job, availability: job.availability & week }, contact, ruled),
    submit: ({ title, summary, requiredCredentials, waivers, availability }) =>
      send({
        title: title.trim(),
        summary: summary.trim(),
        requiredCredentials,
        waivers: Object.fromEntries(
          waivedPapers(ruled, requiredCredentials).map((kind) => [kind, waivers[kind]?.trim() ?? '']),
        ),
        availability: availability & week,
      }),
    faultsOf: (failure) => {
      // The rules have changed since they were read here.
      if (failure.code === 'waiver_reason_missing') {
        const kind = DOCUMENT_KINDS[failure.detail as DocumentKind];
        return {
          requiredCredentials: `“${kind}” is asked for by now. Tick it, or close this page and open it again to say why not.`,
        };
      }
      const field = fieldAtFault(failure);
      return field ? { [field]: explain(failure) } : {};
    },
    draft: draftStore<Partial<WordedJob>>(draft),
  });
