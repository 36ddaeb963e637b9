import { useState } from 'react';
import type { Offer } from '../../../data/own-applications.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';
import { WhenConnected } from '../WhenConnected.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface OfferAnswerProps {
  application: OwnApplication;
  offer: Offer;
  screen: ApplicationsScreenStore;
}

/** Yes or no to an offer. Each asks for confirmation, and a no for its reason. */
export function OfferAnswer({ application: { id, job }, offer, screen }: OfferAnswerProps) {
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  const [{ accept, decline }] = useState(() => screen.answers(id, offer));
  const close = () => setAsking(undefined);
  const about = job && <VisuallyHidden> {fill(t.theOfferFor, { title: job.title })}</VisuallyHidden>;
  return (
    <WhenConnected to={t.answerOffer}>
      <Stack direction="row" gap={2} wrap>
        <Button onClick={() => setAsking('accept')}>
          {t.accept}
          {about}
        </Button>
        <Button variant="secondary" onClick={() => setAsking('decline')}>
          {t.decline}
          {about}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking === 'accept'}
        onClose={close}
        title={t.acceptOfferQuestion}
        confirm={t.acceptOffer}
        danger={false}
        busyLabel={t.accepting}
        keep={t.notYet}
        act={accept}
        onDone={() => toast(t.acceptedOfferSettleFamily, { tone: 'success' })}
      >
        {fill(t.agreeTheseTimesPay, { day: formatFullDay(offer.startsOn) })}
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'decline'}
        onClose={close}
        title={t.declineOfferQuestion}
        label={t.whatNotSuit}
        hint={t.placementTeamReadsFamily}
        confirm={t.declineOffer}
        keep={t.notYet}
        act={decline}
        draft={`decline-offer:${id}`}
        onDone={() => focusWhenShown('next')}
      >
        <Text>{t.applicationStaysMayCome}</Text>
      </ReasonDialog>
    </WhenConnected>
  );
}
