import { DELIVERY, REFUSED, WAITING_IN_SHORT } from '../../../domain/delivery.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import { showReference } from '../../../lib/reference.ts';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { LookAgain } from './LookAgain.tsx';
import type { TrackScreen } from './track-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './look-up.words.ts';

/** A request of this device that is waiting or refused. */
export function UndeliveredRequest({ receipt, screen }: { receipt: Receipt; screen: TrackScreen }) {
  const refused = receipt.status === 'refused';
  return (
    <Stack gap={4}>
      <PageHeader title={fill(t.requestState, { predicate: DELIVERY[receipt.status].predicate })} />
      {refused ? (
        <Notice
          tone="danger"
          title={t.couldNotTaken}
          actions={<ButtonLink href={href('requestConfirmation')}>{t.seeWhatWrong}</ButtonLink>}
        >
          {REFUSED}
        </Notice>
      ) : (
        <Notice
          tone="warning"
          title={t.stillDevice}
          actions={<LookAgain screen={screen} label={t.hasItArrived} busyLabel={t.lookingWhetherArrived} />}
        >
          {WAITING_IN_SHORT}
        </Notice>
      )}
      <Card heading={t.whatDeviceKnows}>
        <DescriptionList
          items={[
            { term: t.reference, description: showReference(receipt.reference) },
            { term: t.finished, description: formatDateTime(receipt.submittedAt) },
            { term: t.state, description: DELIVERY[receipt.status].label },
          ]}
        />
      </Card>
      <FollowAnother screen={screen} />
    </Stack>
  );
}
