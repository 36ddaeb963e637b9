import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

/** What can be done with a request where it stands. */
export function RequestActions({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  const { busy } = useStore(screen.review.$state);
  const [asking, setAsking] = useState<'decline' | 'publish' | 'close'>();
  const close = () => setAsking(undefined);
  const review = async () => {
    if (await screen.review.run()) toast('The request is in review.', { tone: 'success' });
  };
  const { status, contact } = request;
  const which = contact ? `the request of ${contact.contactName}` : 'this request';
  const publish = { label: 'Publish as job', onAct: () => setAsking('publish') };
  const decline = { label: 'Decline', danger: true, onAct: () => setAsking('decline') };
  const end = { label: 'Close request', danger: true, onAct: () => setAsking('close') };
  const startReview = { label: 'Start review', primary: true, busy, onAct: () => void review() };
  const reviewAgain = { label: 'Review again', busy, onAct: () => void review() };
  const again = request.erasedAt ? [] : [reviewAgain];
  const actions = {
    submitted: [startReview, publish, decline],
    in_review: [{ ...publish, primary: true }, decline],
    open: [end],
    matched: [end],
    declined: again,
    closed: again,
    withdrawn: [],
  }[status];
  return (
    <>
      <RecordActions actions={actions} />
      <PublishDialog
        open={asking === 'publish'}
        onClose={close}
        request={request}
        week={request.availability}
        publish={screen.publish}
        preview={screen.preview}
        rules={screen.rules}
      />
      <ReasonDialog
        open={asking === 'decline'}
        onClose={close}
        title={`Decline ${which}?`}
        label="Reason"
        hint="The family reads this. Say what they could do instead."
        confirm="Decline request"
        danger
        act={screen.decline}
        draft={`decline-request:${request.id}`}
        onDone={() => toast('The request was declined.', { tone: 'success' })}
      >
        The family is told that we can’t help, with your reason. You can take the request into review again
        later.
      </ReasonDialog>
      <CloseDialog
        open={asking === 'close'}
        onClose={close}
        request={request}
        which={which}
        close={screen.close}
      />
    </>
  );
}
