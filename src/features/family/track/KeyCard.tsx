import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { showPrivateCode } from '../../../domain/private-code.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { showReference } from '../../../lib/reference.ts';
import { ok } from '../../../lib/result.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { action } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import type { TrackScreen } from './track-screen.ts';
import { exact } from './track.css.ts';
import * as t from './look-up.words.ts';

/** Shows the key to read letter by letter, and removes it from this device. */
export function KeyCard({ screen }: { screen: TrackScreen }) {
  const key = useStore(screen.lookUp.$key);
  const receipts = useStore(screen.keys.$receipts);
  const [forgetting, setForgetting] = useState(false);
  const [forget] = useState(() =>
    action(() => {
      screen.forgetHere();
      return Promise.resolve(ok(null));
    }),
  );
  if (!key) return null;
  const isKept = receipts.some(({ trackingSecret }) => trackingSecret === key.trackingSecret);
  const begin = () => {
    hush();
    setForgetting(true);
  };
  return (
    <>
      <Heading level={3}>{t.linkCode}</Heading>
      <DescriptionList
        items={[
          { term: t.reference, description: <span className={exact}>{showReference(key.reference)}</span> },
          {
            term: t.privateCode,
            description: <span className={exact}>{showPrivateCode(key.trackingSecret)}</span>,
          },
          {
            term: t.privateLink,
            description: <span className={exact}>{trackingLink(location.origin, key)}</span>,
          },
        ]}
      />
      {isKept && (
        <Stack gap={2} align="start">
          <Text>{t.deviceKeepsKeyRequest}</Text>
          <Button variant="secondary" size="small" onClick={begin}>
            {t.forgetDevice}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={forgetting}
        onClose={() => setForgetting(false)}
        title={t.forgetRequestDevice}
        confirm={t.forgetHere}
        busyLabel={t.forgetting}
        act={forget}
        onDone={() => {
          toast(t.deviceNoLongerKnows);
          focusWhenShown('reference');
        }}
      >
        {t.requestStaysSeeAgain}
      </ConfirmDialog>
    </>
  );
}
