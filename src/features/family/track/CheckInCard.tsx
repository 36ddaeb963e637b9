import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CheckIn } from '../../../data/tracking.ts';
import { explain } from '../../../domain/explain.ts';
import { formatDate } from '../../../domain/operator.ts';
import { movedOn } from '../../../lib/failure.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Changes } from './changes.ts';
import { createCheckIn } from './check-in.ts';
import { checkInDraft } from './drafts.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';

interface CheckInCardProps {
  checkIn: CheckIn;
  changes: Pick<Changes, 'answerCheckIn'>;
  offline: boolean;
}

const OVER = { week: 'The first week is over.', month: 'The first month is over.' };

/** One question: whether it goes well with somebody who comes; and what the family said. */
export function CheckInCard({ checkIn, changes, offline }: CheckInCardProps) {
  const { id, occasion, caregiver, answer } = checkIn;
  const [store] = useState(() => createCheckIn(checkIn, changes));
  const [asking, setAsking] = useState(false);
  const { busy, error } = useStore(store.well.$state);
  const said = saidOf(checkIn);
  const anchor = `check-in-${id}`;
  const sayWell = async () => {
    if (await store.well.run()) {
      toast('Thank you. That is good to hear.', { tone: 'success' });
      focusWhenShown(anchor);
    }
  };
  return (
    <Card heading={`How is it going with ${caregiver}?`} tone={answer ? 'plain' : 'primary'}>
      {said ? (
        <div id={anchor} tabIndex={-1}>
          <Notice tone={answer === 'well' ? 'success' : 'info'} title={said.title}>
            {said.next}
          </Notice>
        </div>
      ) : (
        <Text measure>
          {OVER[occasion]} Only our team reads your answer, never {caregiver}.
        </Text>
      )}
      {error && !busy && !movedOn(error) && (
        <Notice tone="danger" announce>
          {explain(error)}
        </Notice>
      )}
      {answer !== 'not_well' && (
        <div data-no-print>
          <NeedsConnection offline={offline} to="to answer">
            <Stack direction="row" gap={2} wrap>
              {!answer && (
                <Button busy={busy} onClick={() => void sayWell()}>
                  It goes well
                </Button>
              )}
              <Button variant="secondary" size={answer ? 'small' : undefined} onClick={() => setAsking(true)}>
                It does not go well
              </Button>
            </Stack>
          </NeedsConnection>
        </div>
      )}
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="It does not go well"
        label="What should be different?"
        hint={`Only our team reads it, never ${caregiver}.`}
        optional
        confirm="Tell the team"
        act={store.notWell}
        draft={checkInDraft(id)}
        onDone={() => {
          toast('Thank you for telling us. We look into it.', { tone: 'success' });
          focusWhenShown(anchor);
        }}
      >
        We are sorry. We get in touch with you and look for a way together.
      </ReasonDialog>
    </Card>
  );
}

/** What the family said, when, and what follows; undefined before it said anything. */
function saidOf({ answer, answeredAt }: CheckIn) {
  if (!answer || !answeredAt) return undefined;
  const on = formatDate(answeredAt);
  return answer === 'well'
    ? { title: `You said on ${on} that it goes well`, next: 'We are glad. If that changes, tell us here.' }
    : {
        title: `You said on ${on} that it does not go well`,
        next: 'We get in touch with you about it. If it can’t wait, call us.',
      };
}
