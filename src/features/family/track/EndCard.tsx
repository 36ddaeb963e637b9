import { useState } from 'react';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { withdrawDraft } from './drafts.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import type { Changes } from './changes.ts';

interface EndCardProps {
  request: TrackedRequest;
  changes: Pick<Changes, 'withdraw' | 'erase'>;
  offline: boolean;
}

/** Withdrawing and erasing, or why neither can be done here. */
export function EndCard({ request, changes, offline }: EndCardProps) {
  const [asking, setAsking] = useState<'withdraw' | 'erase'>();
  const { withdraw, erase } = request.can;
  const close = () => setAsking(undefined);
  const ended = (words: string) => {
    toast(words, { tone: 'success' });
    focusWhenShown('status');
  };
  return (
    <Card heading={withdraw ? 'If you no longer need us' : 'Your details'}>
      {!withdraw && !erase && (
        <Text>
          While a caregiver counts on you, the request can’t be withdrawn or erased here.{' '}
          <Link href={href('contact')}>Call us</Link>, and we settle it with both of you.
        </Text>
      )}
      {withdraw && <Text>Withdrawing stops the search. Erasing also removes your details for good.</Text>}
      {!withdraw && erase && <Text>You can have your details removed for good.</Text>}
      {(withdraw || erase) && (
        <NeedsConnection offline={offline} to={`to ${withdraw ? 'withdraw or ' : ''}erase`}>
          <Stack direction="row" gap={2} wrap>
            {withdraw && (
              <Button variant="secondary" size="small" onClick={() => setAsking('withdraw')}>
                Withdraw request
              </Button>
            )}
            {erase && (
              <Button variant="secondary" size="small" icon="trash" onClick={() => setAsking('erase')}>
                Erase my details
              </Button>
            )}
          </Stack>
        </NeedsConnection>
      )}
      <ReasonDialog
        open={asking === 'withdraw'}
        onClose={close}
        title="Withdraw your request?"
        label="Why?"
        hint="It helps us do better. Only our staff read it."
        optional
        confirm="Withdraw request"
        danger
        act={changes.withdraw}
        draft={withdrawDraft(request.reference)}
        onDone={() => ended('Your request is withdrawn.')}
      >
        We stop looking, and tell caregivers who have applied that the job is gone. For seven days you can
        take this back. After that you would have to request care again.
      </ReasonDialog>
      <ConfirmDialog
        open={asking === 'erase'}
        onClose={close}
        title="Erase your details?"
        confirm="Erase for good"
        busyLabel="Erasing your details…"
        act={changes.erase}
        onDone={() => ended('Your details are erased.')}
      >
        <strong>What goes:</strong> names, address, phone number, email address, notes, all your answers and
        our questions, in the record of changes as well, and what this device keeps of the request.{' '}
        {withdraw && 'The request is withdrawn with it.'}
        <br />
        <strong>What stays:</strong> the reference, which care was asked for, in which town and when, and the
        steps with their dates. Nobody can undo this.
      </ConfirmDialog>
    </Card>
  );
}
