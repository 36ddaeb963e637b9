import { useStore } from '@nanostores/react';
import { DELIVERY } from '../../../domain/delivery.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { showReference } from '../../../lib/reference.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { LostLink } from './LostLink.tsx';
import { lookUpWords } from './look-up-words.ts';
import type { TrackView } from './look-up.ts';
import type { TrackScreen } from './track-screen.ts';
import * as t from './look-up.words.ts';

/** The request could not be looked up: why, what this device still knows, and a way to try again. */
export function LookUpFailed({
  view: { reference, error, receipt },
  screen,
}: {
  view: Extract<TrackView, { state: 'failed' }>;
  screen: TrackScreen;
}) {
  const { busy } = useStore(screen.lookUp.refresh.$state);
  const { title, words } = lookUpWords(error);
  // It will not open again: the way on is another one.
  const hasEnded = error.code === 'link_ended';
  return (
    <Stack gap={4}>
      <PageHeader title={t.followRequest} />
      <Notice
        tone="warning"
        announce
        title={title}
        actions={
          !hasEnded && (
            <Button
              variant="secondary"
              busy={busy}
              busyLabel={t.lookingUpRequest}
              onClick={() => void screen.lookUp.refresh.run()}
            >
              {t.tryAgain}
            </Button>
          )
        }
      >
        {words}
      </Notice>
      {hasEnded && <LostLink reference={showReference(reference)} ask={t.sendMeNewLink} isNext />}
      {(!hasEnded || receipt) && (
        <Card heading={t.whatDeviceKnows}>
          <DescriptionList
            items={[
              { term: t.reference, description: showReference(reference) },
              ...(receipt
                ? [
                    { term: t.sent, description: formatDateTime(receipt.submittedAt) },
                    // Only the service knows its status since it arrived.
                    ...(receipt.status === 'received'
                      ? []
                      : [{ term: t.state, description: DELIVERY[receipt.status].label }]),
                  ]
                : []),
            ]}
          />
        </Card>
      )}
      <FollowAnother screen={screen} />
    </Stack>
  );
}
