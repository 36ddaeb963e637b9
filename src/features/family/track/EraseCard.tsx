import { useState } from 'react';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import type { Changes } from './changes.ts';
import * as t from './leaving.words.ts';

interface EraseCardProps {
  request: TrackedRequest;
  erase: Changes['erase'];
  offline: boolean;
}

/** Erases all details of a request. */
export function EraseCard({ request, erase, offline }: EraseCardProps) {
  const [asking, setAsking] = useState(false);
  const ask = () => {
    hush();
    setAsking(true);
  };
  return (
    <>
      <Heading level={3}>{t.yourDetails}</Heading>
      <Text>
        {t.canThemRemovedGood} {request.can.withdraw && t.withdrawnWithIt}
      </Text>
      <NeedsConnection offline={offline} to={t.eraseThem}>
        <Stack direction="row">
          <Button variant="secondary" size="small" icon="trash" onClick={ask}>
            {t.eraseMyDetails}
          </Button>
        </Stack>
      </NeedsConnection>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.eraseDetails}
        confirm={t.eraseGood}
        busyLabel={t.erasingDetails}
        act={erase}
        onDone={() => {
          toast(t.detailsErasedToast, { tone: 'success' });
          focusWhenShown('status');
        }}
      >
        <strong>{t.whatGoes}</strong> {t.namesAddressPhoneNumber} {request.can.withdraw && t.withdrawnWithIt}
        <br />
        <strong>{t.whatStays}</strong> {t.referenceWhichCareAsked}
      </ConfirmDialog>
    </>
  );
}
