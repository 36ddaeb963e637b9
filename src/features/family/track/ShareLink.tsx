import { trackingLink } from '../../../domain/tracking-link.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { copyLink } from './copy-link.ts';
import * as t from './words.ts';

/** The private link by which the page was opened, to take along. */
export function ShareLink({ link: key }: { link: TrackingKey }) {
  const link = trackingLink(location.origin, key);
  return (
    <div data-no-print>
      <Stack gap={2}>
        <Text measure>{t.privateLinkOpensPage}</Text>
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
      </Stack>
    </div>
  );
}
