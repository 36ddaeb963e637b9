import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { action } from '../../../state/action.ts';
import { showPrivateCode } from '../../../domain/private-code.ts';
import { showReference } from '../../../lib/reference.ts';
import { ok } from '../../../lib/result.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { TrackScreen } from './track-screen.ts';
import { exact } from './track.css.ts';

/** The ways back to this page, and who else could take them. */
export function AccessCard({ screen }: { screen: TrackScreen }) {
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
  const link = trackingLink(location.origin, key);
  const isKept = receipts.some(({ trackingSecret }) => trackingSecret === key.trackingSecret);

  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => toast('The private link is copied.', { tone: 'success' }),
      () => toast('Your browser does not allow copying. Open “Link and code” below and copy it by hand.'),
    );

  return (
    <Card heading="Coming back here">
      <Text>
        The private link opens this page on any device. Whoever has it can read and change what you see here,
        so share it only with people you trust.
      </Text>
      <div data-no-print>
        <Stack direction="row" gap={2} wrap>
          <Button variant="secondary" size="small" onClick={copy}>
            Copy private link
          </Button>
          {'share' in navigator && (
            <Button
              variant="secondary"
              size="small"
              // Closing the sheet of the device rejects; that is a decision, not a fault.
              onClick={() =>
                void navigator.share({ title: 'Our request for care', url: link }).catch(() => undefined)
              }
            >
              Share
            </Button>
          )}
        </Stack>
      </div>
      <Disclosure summary="Link and code">
        <DescriptionList
          items={[
            { term: 'Reference', description: <span className={exact}>{showReference(key.reference)}</span> },
            {
              term: 'Private code',
              description: <span className={exact}>{showPrivateCode(key.trackingSecret)}</span>,
            },
            { term: 'Private link', description: <span className={exact}>{link}</span> },
          ]}
        />
      </Disclosure>
      <div data-no-print>
        {isKept ? (
          <Stack gap={2} align="start">
            <Text>This device keeps the key to your request. Do others use it, too?</Text>
            <Button id="forget-here" variant="secondary" size="small" onClick={() => setForgetting(true)}>
              Forget it on this device
            </Button>
          </Stack>
        ) : (
          <Stack gap={2} align="start">
            <Text>This device forgets your request when you close this page. Is it yours alone?</Text>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                screen.keepHere();
                focusWhenShown('forget-here');
                toast('This device now keeps the key to your request.', { tone: 'success' });
              }}
            >
              Keep it on this device
            </Button>
          </Stack>
        )}
      </div>
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
