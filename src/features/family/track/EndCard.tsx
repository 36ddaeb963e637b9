import { useState } from 'react';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import { withdrawDraft } from './drafts.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import type { Changes } from './changes.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './leaving.words.ts';

interface EndCardProps {
  request: TrackedRequest;
  withdraw: Changes['withdraw'];
  offline: boolean;
}

/** Withdraws the request, or says why it can't be withdrawn or erased here. */
export function EndCard({ request, withdraw, offline }: EndCardProps) {
  const [asking, setAsking] = useState(false);
  // After a placement, withdrawing can’t be undone.
  const wasPlaced = request.steps.some(({ step }) => step === 'part_covered');
  const ask = () => {
    hush();
    setAsking(true);
  };
  if (!request.can.withdraw)
    return (
      <>
        <Heading level={3}>{t.yourDetails}</Heading>
        <Text>
          {fillNodes(t.whileCaregiverCountsRequest, { link: <Link href={href('contact')}>{t.callUs}</Link> })}
        </Text>
      </>
    );
  return (
    <>
      <Heading level={3}>{t.ifNoLongerNeed}</Heading>
      <Text>{t.withdrawingStopsSearch}</Text>
      <NeedsConnection offline={offline} to={t.toWithdraw}>
        <Stack direction="row">
          <Button variant="secondary" size="small" onClick={ask}>
            {t.withdrawRequest}
          </Button>
        </Stack>
      </NeedsConnection>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.withdrawQuestion}
        label={t.why}
        hint={t.helpsBetterOnlyStaff}
        optional
        confirm={t.withdrawRequest}
        danger
        act={withdraw}
        draft={withdrawDraft(request.reference)}
        onDone={() => {
          toast(t.yourRequestWithdrawn, { tone: 'success' });
          focusWhenShown('status');
        }}
      >
        <Text>{t.stopLookingTellCaregivers}</Text>
        <Text>{wasPlaced ? t.wouldRequestAgain : t.canReopenSevenDays}</Text>
      </ReasonDialog>
    </>
  );
}
