import { useState } from 'react';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import { withdrawDraft } from './drafts.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import type { Changes } from './changes.ts';

interface EndCardProps {
  request: TrackedRequest;
  withdraw: Changes['withdraw'];
  offline: boolean;
}

/** Withdrawing, or why neither that nor erasing can be done here. */
export function EndCard({ request, withdraw, offline }: EndCardProps) {
  const [asking, setAsking] = useState(false);
  const ask = () => {
    hush();
    setAsking(true);
  };
  if (!request.can.withdraw)
    return (
      <Card heading="Your details">
        <Text>
          While a caregiver counts on you, the request can’t be withdrawn or erased here.{' '}
          <Link href={href('contact')}>Call us</Link>, and we settle it with both of you.
        </Text>
      </Card>
    );
  return (
    <Card heading="If you no longer need us">
      <Text>Withdrawing stops the search.</Text>
      <NeedsConnection offline={offline} to="to withdraw">
        <Stack direction="row">
          <Button variant="secondary" size="small" onClick={ask}>
            Withdraw request
          </Button>
        </Stack>
      </NeedsConnection>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Withdraw your request?"
        label="Why?"
        hint="It helps us do better. Only our staff read it."
        optional
        confirm="Withdraw request"
        danger
        act={withdraw}
        draft={withdrawDraft(request.reference)}
        onDone={() => {
          toast('Your request is withdrawn.', { tone: 'success' });
          focusWhenShown('status');
        }}
      >
        We stop looking, and tell caregivers who have applied that the job is gone. If you need care after
        all, you can go on with your request here for seven days. After that you would have to request care
        again.
      </ReasonDialog>
    </Card>
  );
}
