import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { AccountStore } from './account-screen.ts';
import * as t from './words.ts';

/** Signs out other devices, for people who lost a phone or used another person's. */
export function SessionsCard({ screen }: { screen: AccountStore }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card heading={t.signedSomewhereElse}>
      <Text>{t.ifLostDeviceUsed}</Text>
      <Stack direction="row">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t.signOutEverywhere}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.signOutEverywhereQuestion}
        confirm={t.signOutEverywhere}
        busyLabel={t.signingOut}
        keep={t.staySigned}
        act={screen.endAllSessions}
        onDone={() => location.assign(`${href('login')}#signed-out`)}
      >
        {t.signedOutEveryDevice}
      </ConfirmDialog>
    </Card>
  );
}
