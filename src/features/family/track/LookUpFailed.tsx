import { DELIVERY } from '../../../domain/delivery.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { showReference } from '../../../lib/reference.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { LostLink } from './LostLink.tsx';
import { LookAgain } from './LookAgain.tsx';
import { lookUpWords } from './look-up-words.ts';
import type { TrackView } from './look-up.ts';
import type { TrackScreen } from './track-screen.ts';
import * as t from './look-up.words.ts';

/** Why the request could not be looked up, what this device knows of it, and a button to try again. */
export function LookUpFailed({
  view: { reference, error, receipt },
  screen,
}: {
  view: Extract<TrackView, { state: 'failed' }>;
  screen: TrackScreen;
}) {
  const { title, words } = lookUpWords(error);
  // An ended link never opens again: this screen leads to a new one.
  const hasEnded = error.code === 'link_ended';
  return (
    <Stack gap={4}>
      <PageHeader title={t.followRequest} />
      <Notice tone="warning" announce title={title} actions={!hasEnded && <LookAgain screen={screen} />}>
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
                    // The device does not know what happened after the request arrived.
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
