import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CheckIn } from '../../../data/tracked-request.ts';
import { formatDate } from '../../../domain/operator.ts';
import { movedOn } from '../../../lib/failure.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { createCheckIn } from './check-in.ts';
import { ComplaintDialog } from './ComplaintDialog.tsx';
import { checkInDraft } from './drafts.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface CheckInCardProps {
  checkIn: CheckIn;
  changes: Pick<Changes, 'answerCheckIn'>;
  offline: boolean;
}

/** Asks how care is working with a caregiver, and shows the family's answer. */
export function CheckInCard({ checkIn, changes, offline }: CheckInCardProps) {
  const { id, occasion, caregiver, answer } = checkIn;
  const [store] = useState(() => createCheckIn(checkIn, changes));
  const [asking, setAsking] = useState(false);
  const { busy } = useStore(store.well.$state);
  const said = saidOf(checkIn);
  const anchor = `check-in-${id}`;
  const sayWell = async () => {
    if (await store.well.run()) focusWhenShown(anchor);
  };
  const heading = fill(t.firstTime[occasion], { caregiver });
  const content = (
    <>
      {said ? (
        <div id={anchor} tabIndex={-1}>
          <Notice tone="success" title={said.title}>
            {said.next}
          </Notice>
        </div>
      ) : (
        <Text measure>{fill(t.onlyTeamReadsAnswer, { caregiver })}</Text>
      )}
      <ActionError of={store.well} unless={movedOn} />
      <div data-no-print>
        <NeedsConnection offline={offline} to={t.toAnswer}>
          <Stack direction="row" gap={2} wrap>
            {!answer && (
              <Button busy={busy} onClick={() => void sayWell()}>
                {t.goesWell}
              </Button>
            )}
            <Button variant="secondary" size={answer ? 'small' : undefined} onClick={() => setAsking(true)}>
              {t.notGoWell}
            </Button>
          </Stack>
        </NeedsConnection>
      </div>
      {asking && (
        <ComplaintDialog
          onClose={() => setAsking(false)}
          careBy={[{ placement: id, caregiver }]}
          draft={checkInDraft(id)}
          offline={offline}
          send={(_, kind, words) => changes.answerCheckIn(id, 'not_well', kind, words)}
          onDone={() => focusWhenShown('complaints')}
        />
      )}
    </>
  );
  return said ? (
    <Fold heading={heading} hint={t.yourAnswerWell}>
      {content}
    </Fold>
  ) : (
    <Card heading={heading} tone="primary">
      {content}
    </Card>
  );
}

/**
 * What the family answered, when, and what follows; undefined without an answer. “Something isn’t right” is a
 * complaint.
 */
const saidOf = ({ answer, answeredAt }: CheckIn) =>
  answer && answeredAt
    ? { title: fill(t.saidGoesWell, { on: formatDate(answeredAt) }), next: t.gladIfChangesTell }
    : undefined;
