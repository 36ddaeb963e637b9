import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { explain } from '../../../domain/explain.ts';
import { movedOn } from '../../../lib/failure.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { AskPreview } from '../matches/preview-store.ts';
import { JobDialog } from './JobDialog.tsx';
import type { JobRecord, JobStore, RequestRecord } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface JobStepsProps {
  job: JobRecord;
  request: RequestRecord;
  store: JobStore;
  preview: AskPreview;
  /** The request's unassigned times. */
  left: number;
}

/** The steps for an open job: reword it, or take it back. */
export function JobSteps({ job, request, store, left, preview }: JobStepsProps) {
  const [asking, setAsking] = useState<'edit' | 'take-back'>();
  const client = clientName(request.client);
  const close = () => setAsking(undefined);
  const failures = [useStore(store.edit.$state).error, useStore(store.takeBack.$state).error];
  const conflict = failures.find((failure) => failure && movedOn(failure));
  return (
    <>
      {conflict && (
        <Notice tone="warning" announce>
          {explain(conflict)}
        </Notice>
      )}
      <div data-job-steps>
        <Stack direction="row" gap={2} wrap>
          <Button variant="secondary" size="small" onClick={() => setAsking('edit')}>
            {t.editJob}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsking('take-back')}>
            {t.takeJobBack}
          </Button>
        </Stack>
      </div>
      <JobDialog
        open={asking === 'edit'}
        onClose={close}
        title={fill(t.editJobFor, { client })}
        notice={t.everyoneWhoAppliedTold}
        initial={() => job}
        care={request.careTypes}
        rules={store.rules}
        week={job.availability | left}
        visits={request.visits}
        contact={request.contact}
        draft={`job:${job.id}`}
        preview={preview}
        act={store.edit}
        reload={store.reload}
        confirm={t.saveJob}
        busyLabel={t.saving}
        done={(told) => (told === 0 ? t.jobSavedNobodyTold : fill(t.jobSavedTold, { count: told }))}
      />
      <ReasonDialog
        open={asking === 'take-back'}
        onClose={close}
        title={fill(t.takeBack, { title: job.title, client })}
        label={t.reason}
        hint={t.everyoneWhoAppliedReads}
        confirm={t.takeJobBack}
        danger
        act={store.takeBack}
        draft={`take-back-job:${job.id}`}
        onDone={() => toast(t.jobTakenBack, { tone: 'success' })}
      >
        {t.caregiversNoLongerSee}
      </ReasonDialog>
    </>
  );
}
