import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { AskForm } from './AskForm.tsx';
import { QuestionAndAnswer } from './QuestionAndAnswer.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import * as t from './words.ts';

const ASKABLE: RequestRecord['status'][] = ['submitted', 'in_review', 'open', 'matched'];

/** Our questions to the family, and the answers from their request page or by phone. */
export function QuestionsCard({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  const { restored } = useStore(screen.ask.$state);
  const [opened, setOpened] = useState(false);
  const reading = useStore(screen.readAnswers.$state);
  const asking = opened || restored;
  const ask = () => {
    setOpened(true);
    focusWhenShown('question');
  };
  const close = () => {
    setOpened(false);
    screen.ask.reset();
    focusWhenShown('ask');
  };
  const mayAsk = !request.erasedAt && ASKABLE.includes(request.status);
  const unread = request.questions.some(({ answeredAt, readAt }) => answeredAt && !readAt);
  if (!mayAsk && request.questions.length === 0) return null;
  return (
    <Card
      heading={t.questionsFamily}
      actions={
        mayAsk &&
        !asking && (
          <Button id="ask" variant="secondary" size="small" onClick={ask}>
            {t.ask}
            <VisuallyHidden> {t.aQuestion}</VisuallyHidden>
          </Button>
        )
      }
    >
      {request.questions.length === 0 && !asking && <Text tone="muted">{t.nothingAskedYetFamily}</Text>}
      {request.questions.length > 0 && (
        <DividedList>
          {request.questions.map((entry) => (
            <li key={entry.id}>
              <QuestionAndAnswer
                entry={entry}
                contact={request.client?.contact ?? ''}
                record={mayAsk ? screen.recordAnswer : undefined}
              />
            </li>
          ))}
        </DividedList>
      )}
      {unread && (
        <Stack direction="row">
          <Button
            variant="secondary"
            size="small"
            icon="check"
            busy={reading.busy}
            busyLabel={t.markingAnswersRead}
            onClick={() => void screen.readAnswers.run()}
          >
            {t.markAnswersRead}
          </Button>
        </Stack>
      )}
      <ActionError of={screen.readAnswers} />
      {mayAsk && asking && (
        <AskForm request={request} toldWords={screen.activity.toldWords} store={screen.ask} onClose={close} />
      )}
    </Card>
  );
}
