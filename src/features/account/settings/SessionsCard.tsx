import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { AccountStore } from './account-screen.ts';

/** For whoever lost a phone, or signed in on somebody else's. */
export function SessionsCard({ screen }: { screen: AccountStore }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card heading="Signed in somewhere else?">
      <Text>
        If you lost a device, or used one that is not yours, sign out on all of them at once. If someone may
        know your password, change it first.
      </Text>
      <Stack direction="row">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        busyLabel="Signing out…"
        keep="Stay signed in"
        act={screen.endAllSessions}
        onDone={() => location.assign('/')}
      >
        You are signed out on every device, this one included, and sign in again where you want to. What you
        typed on this device and have not sent is wiped.
      </ConfirmDialog>
    </Card>
  );
}
