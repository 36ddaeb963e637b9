import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { draftJob, fieldAtFault, jobFaults, type JobDraft } from './publish-draft.ts';
import type { RequestRecord } from './request-screen.ts';

/** The job that a request becomes: worded from the request, then as the admin changes it. */
export const createPublishForm = (
  request: Parameters<typeof draftJob>[0] & Pick<RequestRecord, 'id' | 'contact'>,
  publish: (job: JobDraft) => Promise<Result<unknown, Failure>>,
) =>
  createForm<JobDraft, unknown>({
    initial: draftJob(request),
    check: (job) => jobFaults(job, request.contact),
    submit: (job) => publish({ ...job, title: job.title.trim(), summary: job.summary.trim() }),
    faultsOf: (failure) => {
      const field = fieldAtFault(failure);
      return field ? { [field]: explain(failure) } : {};
    },
    draft: draftStore<Partial<JobDraft>>(`job:${request.id}`),
  });
