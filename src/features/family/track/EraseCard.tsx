import { useState } from 'react';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import type { Changes } from './changes.ts';

interface EraseCardProps {
  request: TrackedRequest;
  erase: Changes['erase'];
  offline: boolean;
}

/** Having all details of a request removed. */
export function EraseCard({ request, erase, offline }: EraseCardProps) {
  const [asking, setAsking] = useState(false);
  const ask = () => {
    hush();
    setAsking(true);
  };
  return (
    <Card heading="Your details">
      <Text>
        You can have them removed for good.{request.can.withdraw && ' The request is withdrawn with it.'}
      </Text>
      <NeedsConnection offline={offline} to="to erase them">
        <Stack direction="row">
          <Button variant="secondary" size="small" icon="trash" onClick={ask}>
            Erase my details
          </Button>
        </Stack>
      </NeedsConnection>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Erase your details?"
        confirm="Erase for good"
        busyLabel="Erasing your details…"
        act={erase}
        onDone={() => {
          toast('Your details are erased.', { tone: 'success' });
          focusWhenShown('status');
        }}
      >
        <strong>What goes:</strong> names, address, phone number, email address, notes, all your answers and
        our questions, in the record of changes as well, and what this device keeps of the request.{' '}
        {request.can.withdraw && 'The request is withdrawn with it.'}
        <br />
        <strong>What stays:</strong> the reference, which care was asked for, in which town and when, and the
        steps with their dates. Nobody can undo this.
      </ConfirmDialog>
    </Card>
  );
}
