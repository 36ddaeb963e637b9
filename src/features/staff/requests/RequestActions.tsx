import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CallFamily } from '../activity/CallFamily.tsx';
import { readyTexts } from '../presets/ready-texts.tsx';
import { aboutRequest } from './about-request.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { whichRequest } from './request-facts.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import { Text } from '../../../ui/text/Text.tsx';
import * as t from './words.ts';

/** What staff can do with a request in its status. */
export function RequestActions({
  request,
  screen,
  open,
}: {
  request: RequestRecord;
  screen: RequestScreenStore;
  open: ScreenProps['open'];
}) {
  const { busy } = useStore(screen.review.$state);
  const [asking, setAsking] = useState<'decline' | 'publish' | 'close'>();
  const close = () => setAsking(undefined);
  const review = async () => {
    if (await screen.review.run()) toast(screen.activity.toldWords(t.requestReview), { tone: 'success' });
  };
  const { status, client } = request;
  const which = whichRequest(client);
  const publish = { label: t.publishAsJob, onAct: () => setAsking('publish') };
  const decline = { label: t.decline, danger: true, onAct: () => setAsking('decline') };
  const end = { label: t.closeRequest, danger: true, onAct: () => setAsking('close') };
  const change = {
    label: t.changeWithFamily,
    onAct: () => open(`${href('adminRequestNew')}?change=${request.id}`),
  };
  const startReview = { label: t.startReview, primary: true, busy, onAct: () => void review() };
  const reviewAgain = { label: t.reviewAgain, busy, onAct: () => void review() };
  const again = request.erasedAt ? [] : [reviewAgain];
  const actions = {
    submitted: [startReview, publish, change, decline],
    in_review: [{ ...publish, primary: true }, decline, change],
    open: [end, change],
    matched: [end, change],
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
        toldWords={screen.activity.toldWords}
      />
      <ReasonDialog
        open={asking === 'decline'}
        onClose={close}
        title={fill(t.declineQuestion, { which })}
        label={t.reason}
        hint={t.familyReadsSayWhat}
        confirm={t.declineRequest}
        danger
        act={screen.decline}
        draft={`decline-request:${request.id}`}
        ready={readyTexts('reason', aboutRequest(request))}
        onDone={() => toast(screen.activity.toldWords(t.requestDeclined), { tone: 'success' })}
      >
        <Text>{t.familyToldCantHelp}</Text>
        <CallFamily reach={request.reach} phone={request.contact?.contactPhone ?? null} />
      </ReasonDialog>
      <CloseDialog
        open={asking === 'close'}
        onClose={close}
        request={request}
        which={which}
        close={screen.close}
        toldWords={screen.activity.toldWords}
      />
    </>
  );
}
