import { useStore } from '@nanostores/react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { TrackScreen } from './track-screen.ts';
import * as t from './links.words.ts';

/** Offers to keep the request's key on this device, if it isn't kept yet. */
export function KeepHere({ screen }: { screen: TrackScreen }) {
  const key = useStore(screen.lookUp.$key);
  const receipts = useStore(screen.keys.$receipts);
  if (!key || receipts.some(({ trackingSecret }) => trackingSecret === key.trackingSecret)) return null;
  return (
    <div data-no-print>
      <Card tone="sunken">
        <Stack direction="row" gap={2} align="center" justify="between" wrap>
          <Text size="sm">{t.deviceForgetsRequestWhen}</Text>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              if (!screen.keepHere()) return toast(t.browserKeepsNothing, { tone: 'warning' });
              focusWhenShown('status');
              toast(t.deviceNowKeepsKey, { tone: 'success' });
            }}
          >
            {t.keepDevice}
          </Button>
        </Stack>
      </Card>
    </div>
  );
}
