import { explainOnForm, type DataError } from '../../lib/data-error.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

/** Why a request was not sent, and what to do; the answers are still there. */
export function SendFailure({ error }: { error: DataError }) {
  return (
    <Notice tone="danger" announce title="Your request has not been sent">
      {error.kind === 'offline'
        ? 'Your answers are saved on this device. Check the connection and press Send again.'
        : explainOnForm(error)}{' '}
      {error.kind === 'refused' && 'Your answers are saved on this device.'}
    </Notice>
  );
}
