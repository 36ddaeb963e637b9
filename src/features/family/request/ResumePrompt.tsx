import { useState } from 'react';
import { formatDateTime } from '../../../domain/operator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export interface ResumeWords {
  title: string;
  /** Says when the answers were saved, with day and time. */
  kept: (moment: string) => string;
  notSent: string;
  goOn: string;
  question: string;
  removed: string;
  remove: string;
}

const wordsOf = (corrects: boolean): ResumeWords => ({
  title: corrects ? t.changedRequest : t.startedRequest,
  kept: (moment) => fill(t.answersStillDevice, { moment }),
  notSent: corrects ? t.theyNotSentYet : t.nothingSentYet,
  goOn: t.continueWhereStopped,
  question: t.startAgainQuestion,
  removed: t.answersGaveFarWill,
  remove: t.removeMyAnswers,
});

interface ResumePromptProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** A request was sent from these answers, which were changed afterwards. */
  corrects: boolean;
  /** Used in place of the family's words. */
  words?: ResumeWords;
  onResume: () => void;
  onStartAgain: () => void;
}

/**
 * Asks a returning person whether to continue a request begun on this device. It shows no answers, since another person
 * may be looking.
 */
export default function ResumePrompt({
  savedAt,
  corrects,
  words = wordsOf(corrects),
  onResume,
  onStartAgain,
}: ResumePromptProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap={4}>
      <Heading level={1}>{words.title}</Heading>
      <Text>
        {words.kept(formatDateTime(new Date(savedAt).toISOString()))} {words.notSent}
      </Text>
      <Stack direction="row" gap={2} wrap>
        <Button onClick={onResume}>{words.goOn}</Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t.startAgain}
        </Button>
      </Stack>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.question}
        actions={
          <>
            <Button variant="danger" onClick={onStartAgain}>
              {words.remove}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t.keepThem}
            </Button>
          </>
        }
      >
        {words.removed}
      </Dialog>
    </Stack>
  );
}
