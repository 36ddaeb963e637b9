import { useState } from 'react';
import type { Offer } from '../../../data/own-applications.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';
import { WhenConnected } from '../WhenConnected.tsx';

interface OfferAnswerProps {
  application: OwnApplication;
  offer: Offer;
  screen: ApplicationsScreenStore;
}

/** Yes or no to an offer; each asks once more, and the no for its reason. */
export function OfferAnswer({ application: { id, job }, offer, screen }: OfferAnswerProps) {
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  const [{ accept, decline }] = useState(() => screen.answers(id, offer));
  const close = () => setAsking(undefined);
  const about = job && <VisuallyHidden> the offer for “{job.title}”</VisuallyHidden>;
  return (
    <WhenConnected to="to answer this offer">
      <Stack direction="row" gap={2} wrap>
        <Button onClick={() => setAsking('accept')}>Accept{about}</Button>
        <Button variant="secondary" onClick={() => setAsking('decline')}>
          Decline{about}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking === 'accept'}
        onClose={close}
        title="Accept this offer?"
        confirm="Accept the offer"
        danger={false}
        busyLabel="Accepting…"
        keep="Not yet"
        act={accept}
        onDone={() => toast('You accepted the offer. We settle it with the family now.', { tone: 'success' })}
      >
        You agree to these times and this pay, from {formatFullDay(offer.startsOn)}. Next, we settle it with
        the family and tell you here. Once you are placed, you see its name, address and phone number. Until
        then you can still withdraw.
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'decline'}
        onClose={close}
        title="Decline this offer?"
        label="What does not suit you?"
        hint="The placement team reads this, the family does not."
        confirm="Decline the offer"
        act={decline}
        draft={`decline-offer:${id}`}
        onDone={() => toast('We have your answer. Your application stays with us.')}
      >
        <Text>
          Your application stays: we may come back to you with other times or another day. To end it, withdraw
          it instead.
        </Text>
      </ReasonDialog>
    </WhenConnected>
  );
}
