import type { Failure } from '../../../lib/failure.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';

/** Why a request was not sent, and what to do; the answers are still there. */
export function SendFailure({ error }: { error: Failure }) {
  return (
    <Notice tone="danger" announce title="Your request has not been sent">
      {words(error)}
    </Notice>
  );
}

function words(error: Failure): string {
  if (error.code === 'not_kept')
    return 'We can’t reach the service, and this browser does not let us keep your request to send it later. Your answers stay on this screen: keep it open, and press Send again when you have a connection.';
  if (error.kind === 'offline')
    return 'Your answers are saved on this device. Check the connection and press Send again.';
  const explained = explainOnForm(error);
  return error.kind === 'refused' ? `${explained} Your answers are saved on this device.` : explained;
}
