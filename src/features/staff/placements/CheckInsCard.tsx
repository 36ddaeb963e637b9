import { useState } from 'react';
import { formatDate } from '../../../domain/operator.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { checkInWords, isOpen } from './check-in-words.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type CheckIn = PlacementRecord['checkIns'][number];
type Noting = Pick<PlacementStore, 'noteOf'>;

interface CheckInsCardProps {
  checkIns: readonly CheckIn[];
  screen: Noting;
}

const AFTER = { week: t.afterFirstWeek, month: t.afterFirstMonth };

/** How it goes, as the family told staff alone; nothing before it was asked. */
export function CheckInsCard({ checkIns, screen }: CheckInsCardProps) {
  if (checkIns.length === 0) return null;
  const latestFirst = checkIns.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt));
  return (
    <Card heading={t.howGoes} tone={checkIns.some(isOpen) ? 'primary' : 'plain'}>
      {latestFirst.map((checkIn) => (
        <Said key={checkIn.id} checkIn={checkIn} screen={screen} />
      ))}
    </Card>
  );
}

function Said({ checkIn, screen }: { checkIn: CheckIn; screen: Noting }) {
  const { id, occasion, words, note, handledAt } = checkIn;
  const [noting, setNoting] = useState(false);
  const [act] = useState(() => screen.noteOf(id));
  return (
    <Stack gap={1}>
      <Heading level={3} size="sm">
        {AFTER[occasion]}
      </Heading>
      <Text strong={isOpen(checkIn)}>{checkInWords(checkIn)}</Text>
      {words && (
        <Text typed measure>
          {words}
        </Text>
      )}
      {handledAt && (
        <Text typed measure tone="muted">
          {fill(t.doneBy, { date: formatDate(handledAt), note: note ?? t.noLongerKept })}
        </Text>
      )}
      {isOpen(checkIn) && (
        <div>
          <Button size="small" onClick={() => setNoting(true)}>
            {t.noteWhatDone}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={noting}
        onClose={() => setNoting(false)}
        title={t.whatDone}
        label={t.whatDidWhatAgreed}
        hint={t.onlyTeamReads}
        confirm={t.noteIt}
        act={act}
        draft={`check-in-note:${id}`}
        onDone={() => toast(t.noted, { tone: 'success' })}
      >
        {t.talkFamilyFirstNote}
      </ReasonDialog>
    </Stack>
  );
}
