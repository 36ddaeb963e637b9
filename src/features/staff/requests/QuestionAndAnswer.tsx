import { useState } from 'react';
import { formatDate, formatDateTime } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { DatedWords } from '../../../parts/dated-words/DatedWords.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PhonedAnswerDialog } from './PhonedAnswerDialog.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import * as t from './question-answer.words.ts';

interface QuestionAndAnswerProps {
  entry: RequestRecord['questions'][number];
  contact: string;
  /** Records an answer by phone; given while the family may answer. */
  record?: RequestScreenStore['recordAnswer'] | undefined;
}

/** A question to the family, and their answer. */
export function QuestionAndAnswer({ entry, contact, record }: QuestionAndAnswerProps) {
  const { question, askedAt, answer, answeredAt, readAt, saidBy, saidOn } = entry;
  const [recording, setRecording] = useState(false);
  return (
    <Stack gap={2}>
      <DatedWords words={question} strong>
        {fill(t.askedOn, { time: formatDateTime(askedAt) })}
      </DatedWords>
      {answeredAt ? (
        <Stack direction="row" gap={2} wrap align="end">
          <DatedWords words={answer}>
            {saidBy && saidOn
              ? fill(t.toldUs, { saidBy, day: formatDate(saidOn) })
              : fill(t.answeredOn, { time: formatDateTime(answeredAt) })}
          </DatedWords>
          {!readAt && <Badge tone="info">{t.isNew}</Badge>}
        </Stack>
      ) : (
        <Stack direction="row" gap={2} wrap align="center">
          <Text tone="muted">{t.noAnswerYet}</Text>
          {record && (
            <Button
              variant="secondary"
              size="small"
              aria-label={fill(t.recordAnswerTo, { question })}
              onClick={() => setRecording(true)}
            >
              {t.recordAnswer}
            </Button>
          )}
        </Stack>
      )}
      {record && (
        <PhonedAnswerDialog
          open={recording}
          onClose={() => setRecording(false)}
          question={entry}
          contact={contact}
          record={record}
        />
      )}
    </Stack>
  );
}
