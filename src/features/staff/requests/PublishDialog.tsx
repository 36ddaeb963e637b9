import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { JobDialog } from './JobDialog.tsx';
import { draftJob, wordJob } from './job-words.ts';
import { titleOf } from './request-facts.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  request: RequestRecord;
  /** The times not published yet. */
  week: number;
  preview: RequestScreenStore['preview'];
  publish: RequestScreenStore['publish'];
  rules: RequestScreenStore['rules'];
  toldWords: RequestScreenStore['activity']['toldWords'];
}

/** Publishes all or some of these times as a job. */
export function PublishDialog({
  open,
  onClose,
  request,
  week,
  preview,
  publish,
  rules,
  toldWords,
}: PublishDialogProps) {
  // Kept while the dialog is open: publishing changes `week`, which would reset the form.
  const [asked, setAsked] = useState(week);
  if (!open && asked !== week) setAsked(week);
  return (
    <JobDialog
      key={asked}
      open={open}
      onClose={onClose}
      title={fill(t.publishJobFor, { client: clientName(request.client), titleOf: titleOf(request) })}
      notice={t.everyApprovedCaregiverCan}
      initial={(ruled) => wordJob(request, asked, ruled)}
      care={request.careTypes}
      rules={rules}
      week={asked}
      visits={request.visits}
      describe={(availability) => draftJob({ ...request, availability }).summary}
      contact={request.contact}
      draft={`job:${request.id}`}
      preview={preview}
      act={publish}
      confirm={t.publishJob}
      busyLabel={t.publishing}
      done={() => toldWords(t.jobOpenCaregiversCan)}
    />
  );
}
