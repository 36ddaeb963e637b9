import { useStore } from '@nanostores/react';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { TrackScreen } from './track-screen.ts';

/** The ways back to this page, and who else could take them. */
export function AccessCard({ screen }: { screen: TrackScreen }) {
  const key = useStore(screen.lookUp.$key);
  const receipts = useStore(screen.keys.$receipts);
  if (!key) return null;
  const link = trackingLink(location.origin, key);
  const isKept = receipts.some(({ trackingSecret }) => trackingSecret === key.trackingSecret);

  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => toast('The private link is copied.', { tone: 'success' }),
      () =>
        toast(
          'Your browser does not allow copying. Open “More about this request” below and copy it by hand.',
        ),
    );

  return (
    <Card heading="Coming back here">
      <Text>
        The private link opens this page on any device. Whoever has it can read and change what you see here,
        so share it only with people you trust.
      </Text>
      <div data-no-print>
        <Stack direction="row" gap={2} wrap>
          <Button id="copy-link" variant="secondary" size="small" onClick={copy}>
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
      {!isKept && (
        <div data-no-print>
          <Stack gap={2} align="start">
            <Text>This device forgets your request when you close this page. Is it yours alone?</Text>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                screen.keepHere();
                focusWhenShown('copy-link');
                toast('This device now keeps the key to your request.', { tone: 'success' });
              }}
            >
              Keep it on this device
            </Button>
          </Stack>
        </div>
      )}
    </Card>
  );
}
