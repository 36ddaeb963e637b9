import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { showPrivateCode } from '../../../domain/private-code.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { showReference } from '../../../lib/reference.ts';
import { ok } from '../../../lib/result.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { action } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import type { TrackScreen } from './track-screen.ts';
import { exact } from './track.css.ts';

/** The key letter by letter, and taking it off this device. */
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
    <Card heading="Link and code">
      <DescriptionList
        items={[
          { term: 'Reference', description: <span className={exact}>{showReference(key.reference)}</span> },
          {
            term: 'Private code',
            description: <span className={exact}>{showPrivateCode(key.trackingSecret)}</span>,
          },
          {
            term: 'Private link',
            description: <span className={exact}>{trackingLink(location.origin, key)}</span>,
          },
        ]}
      />
      {isKept && (
        <Stack gap={2} align="start">
          <Text>This device keeps the key to your request. Do others use it, too?</Text>
          <Button variant="secondary" size="small" onClick={begin}>
            Forget it on this device
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={forgetting}
        onClose={() => setForgetting(false)}
        title="Forget this request on this device?"
        confirm="Forget it here"
        busyLabel="Forgetting…"
        act={forget}
        onDone={() => {
          toast('This device no longer knows your request.');
          focusWhenShown('reference');
        }}
      >
        Your request stays with us as it is. To see it again you need the private link or the private code, so
        keep one of them elsewhere first.
      </ConfirmDialog>
    </Card>
  );
}
