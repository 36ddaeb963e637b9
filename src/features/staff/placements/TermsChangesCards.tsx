import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import type { NewTerms } from '../../../domain/terms.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { NewTermsFacts } from '../../../parts/new-terms/NewTermsFacts.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { fill } from '../../../lib/fill.ts';
import { type Side, SIDES } from '../applications/terms.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { TermsAnswerDialog } from './TermsAnswerDialog.tsx';
import { answerInWords, changesAhead, earlierTerms, type TermsChange } from './terms-changes.ts';
import * as t from './terms-change.words.ts';

type Screen = Pick<PlacementStore, 'answerTerms' | 'withdrawTerms'>;

interface TermsChangesCardsProps {
  placement: Pick<PlacementRecord, 'client' | 'caregiverName' | 'visits' | 'hourlyRate' | 'termsChanges'>;
  screen: Screen;
}

/** Terms agreed on or proposed for a later day, and earlier ones. */
export function TermsChangesCards({ placement, screen }: TermsChangesCardsProps) {
  const earlier = earlierTerms(placement);
  return (
    <>
      {changesAhead(placement).map((terms) => (
        <ChangeCard
          key={terms.change.id}
          placement={placement}
          terms={terms}
          change={terms.change}
          screen={screen}
        />
      ))}
      {earlier.length > 0 && (
        <Card heading={t.termsOverTime}>
          <DividedList gap={2}>
            {earlier.map(({ key, words }) => (
              <li key={key}>
                <Text measure typed>
                  {words}
                </Text>
              </li>
            ))}
          </DividedList>
        </Card>
      )}
    </>
  );
}

interface ChangeCardProps {
  placement: Pick<PlacementRecord, 'client' | 'caregiverName'>;
  terms: NewTerms;
  change: TermsChange;
  screen: Screen;
}

function ChangeCard({ placement, terms, change, screen }: ChangeCardProps) {
  const day = formatFullDay(change.fromDay);
  return (
    <Card
      heading={fill(change.agreedAt ? t.agreedFrom : t.changeFrom, { day })}
      tone={change.agreedAt ? 'plain' : 'primary'}
    >
      <NewTermsFacts terms={terms} pay={t.hourlyRate} />
      {change.askedBy && <Text>{t.askedForBy[change.askedBy]}</Text>}
      {change.words && (
        <Text typed measure>
          {change.words}
        </Text>
      )}
      {!change.stillNeeded && <Text>{t.timesNoLongerNeeded}</Text>}
      {SIDES.map((side) => (
        <Answer key={side} placement={placement} change={change} side={side} screen={screen} />
      ))}
      <Withdrawing placement={placement} change={change} screen={screen} />
    </Card>
  );
}

function Answer({ placement, change, side, screen }: Omit<ChangeCardProps, 'terms'> & { side: Side }) {
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap={2}>
      <Text>{answerInWords(change, side)}</Text>
      {!change[`${side}YesAt`] && (
        <>
          <Stack direction="row">
            <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
              {t.recordAnswer[side]}
            </Button>
          </Stack>
          <TermsAnswerDialog
            open={asking}
            onClose={() => setAsking(false)}
            placement={placement}
            change={change.id}
            side={side}
            answer={screen.answerTerms}
          />
        </>
      )}
    </Stack>
  );
}

function Withdrawing({ placement, change, screen }: Omit<ChangeCardProps, 'terms'>) {
  const [asking, setAsking] = useState(false);
  const [withdraw] = useState(() => screen.withdrawTerms(change.id));
  const label = change.agreedAt ? t.undo : t.withdraw;
  return (
    <>
      <Stack direction="row">
        <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={fill(change.agreedAt ? t.undoQuestion : t.withdrawQuestion, {
          client: clientName(placement.client),
        })}
        confirm={label}
        busyLabel={t.withdrawing}
        keep={t.keep}
        act={withdraw}
        onDone={() => toast(t.withdrawn, { tone: 'success' })}
      >
        {t.everythingStays}
      </ConfirmDialog>
    </>
  );
}
