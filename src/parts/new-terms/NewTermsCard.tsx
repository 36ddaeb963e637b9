import { type ReactNode, useState } from 'react';
import { addWords } from '../../domain/explain.ts';
import { formatFullDay } from '../../domain/operator.ts';
import type { ProposedTerms } from '../../domain/terms.ts';
import { fill } from '../../lib/fill.ts';
import type { Action } from '../../state/action.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Fold } from '../../ui/fold/Fold.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { focusWhenShown } from '../../ui/field/focus-field.ts';
import { toast } from '../../ui/toast/toast.ts';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';
import { NeedsConnection } from '../needs-connection/NeedsConnection.tsx';
import { ReasonDialog } from '../reason-dialog/ReasonDialog.tsx';
import { NewTermsFacts } from './NewTermsFacts.tsx';
import * as t from './words.ts';

addWords(t.refusals);

export interface TermsAnswers {
  accept: Action<[], unknown>;
  decline: Action<[reason: string], unknown>;
}

interface NewTermsCardProps {
  terms: ProposedTerms;
  /** Who reads and answers them. */
  side: 'family' | 'caregiver';
  answers: () => TermsAnswers;
  offline: boolean;
  /** The card's level in the page's outline. */
  level: 2 | 3;
  /** The key of a half-typed reason on this device. */
  draft: string;
  /** Shown before the answers. */
  note?: ReactNode;
  /** Answered terms are unfolded at first. */
  open?: boolean;
}

/**
 * Terms from a day on beside the current ones, with a side's yes or no, each of which asks for confirmation. Answered
 * terms are folded.
 */
export function NewTermsCard({ terms, side, answers, offline, level, draft, note, open }: NewTermsCardProps) {
  const { agreed, said, caregiver, askedBy, words } = terms;
  const day = formatFullDay(terms.fromDay);
  const isAsked = !agreed && !said;
  const intro = agreed ? t.bothSaidYes : said ? t.waiting[side] : t.intro;
  const introWords = [
    fill(intro, { caregiver }),
    !agreed && askedBy && fill(t.asker[side][askedBy], { caregiver }),
  ]
    .filter(Boolean)
    .join(' ');
  const heading = fill(t.headings[agreed ? 'agreed' : said ? 'said' : 'asked'], { day });
  const facts = (
    <>
      {words && (
        <Text typed measure>
          {fill(t.teamWrote, { words })}
        </Text>
      )}
      <NewTermsFacts terms={terms} />
    </>
  );
  if (!isAsked)
    return (
      <Fold heading={heading} headingLevel={level} open={open} below={<Text measure>{introWords}</Text>}>
        {facts}
      </Fold>
    );
  return (
    <Card heading={heading} headingLevel={level} tone="primary">
      <Text measure>{introWords}</Text>
      {facts}
      {note}
      <div data-no-print>
        <NeedsConnection offline={offline} to={t.toAnswer}>
          <Answer answers={answers} day={day} side={side} draft={draft} />
        </NeedsConnection>
      </div>
    </Card>
  );
}

interface AnswerProps extends Pick<NewTermsCardProps, 'answers' | 'draft' | 'side'> {
  day: string;
}

function Answer({ answers, day, side, draft }: AnswerProps) {
  const [asking, setAsking] = useState<'yes' | 'no'>();
  const [{ accept, decline }] = useState(answers);
  const close = () => setAsking(undefined);
  // A family's page says at the top what was answered.
  const thank = (words: string) => (side === 'family' ? focusWhenShown('status') : toast(words));
  return (
    <>
      <Stack direction="row" gap={2} wrap>
        <Button onClick={() => setAsking('yes')}>{t.yes}</Button>
        <Button variant="secondary" onClick={() => setAsking('no')}>
          {t.no}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking === 'yes'}
        onClose={close}
        title={t.yesTitle}
        confirm={t.sayYes}
        danger={false}
        busyLabel={t.sending}
        keep={t.notYet}
        act={accept}
        onDone={() => thank(t.saidYes)}
      >
        {fill(t.yesMeans, { day })}
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'no'}
        onClose={close}
        title={t.noTitle}
        label={t.whatDoesNotSuit}
        hint={t.onlyOurTeam}
        optional={side === 'family'}
        confirm={t.sayNo}
        keep={t.notYet}
        act={decline}
        draft={draft}
        onDone={() => thank(t.saidNo)}
      >
        <Text>{t.noMeans[side]}</Text>
      </ReasonDialog>
    </>
  );
}
