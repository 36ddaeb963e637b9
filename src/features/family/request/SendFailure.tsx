import type { Failure } from '../../../lib/failure.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import * as t from './words.ts';

/** Why a request was not sent, and what to do. The answers are kept. */
export function SendFailure({ error }: { error: Failure }) {
  return (
    <Notice tone="danger" announce title={t.requestNotSent}>
      {words(error)}
    </Notice>
  );
}

function words(error: Failure): string {
  if (error.code === 'not_kept') return t.cantReachServiceBrowser;
  if (error.kind === 'offline') return t.answersSavedDeviceCheck;
  const explained = explainOnForm(error);
  return error.kind === 'refused' ? `${explained} ${t.answersSavedDevice}` : explained;
}
