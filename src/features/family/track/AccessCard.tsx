import { useStore } from '@nanostores/react';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { copyLink } from './copy-link.ts';
import type { TrackScreen } from './track-screen.ts';
import * as t from './words.ts';

/** The ways back to this page, and who else could take them. */
export function AccessCard({ screen }: { screen: TrackScreen }) {
  const key = useStore(screen.lookUp.$key);
  const receipts = useStore(screen.keys.$receipts);
  if (!key) return null;
  const link = trackingLink(location.origin, key);
  const isKept = receipts.some(({ trackingSecret }) => trackingSecret === key.trackingSecret);

  return (
    <Card heading={t.comingBackHere}>
      <Text>{t.privateLinkOpensPage}</Text>
      <div data-no-print>
        <Stack direction="row" gap={2} wrap>
          <Button id="copy-link" variant="secondary" size="small" onClick={() => copyLink(link)}>
            {t.copyPrivateLink}
          </Button>
          {'share' in navigator && (
            <Button
              variant="secondary"
              size="small"
              // Closing the sheet of the device rejects; that is a decision, not a fault.
              onClick={() =>
                void navigator.share({ title: t.ourRequestForCare, url: link }).catch(() => undefined)
              }
            >
              {t.share}
            </Button>
          )}
        </Stack>
      </div>
      {!isKept && (
        <div data-no-print>
          <Stack gap={2} align="start">
            <Text>{t.deviceForgetsRequestWhen}</Text>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                screen.keepHere();
                focusWhenShown('copy-link');
                toast(t.deviceNowKeepsKey, { tone: 'success' });
              }}
            >
              {t.keepDevice}
            </Button>
          </Stack>
        </div>
      )}
    </Card>
  );
}
