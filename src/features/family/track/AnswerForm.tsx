import { useState } from 'react';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { createAnswerForm, LONGEST_ANSWER } from './answer-form.ts';
import type { Changes } from './changes.ts';
import { answerDraft } from './drafts.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import * as t from './words.ts';

interface AnswerFormProps {
  questionId: string;
  answerQuestion: Changes['answerQuestion'];
  offline: boolean;
}

/** The family's answer to one question. */
export function AnswerForm({ questionId, answerQuestion, offline }: AnswerFormProps) {
  const [store] = useState(() =>
    createAnswerForm({
      send: (answer) => answerQuestion(questionId, answer),
      draft: answerDraft(questionId),
    }),
  );
  const form = useForm(store, {
    prefix: questionId,
    failureTitle: t.answerNotSent,
    onDone: () => focusWhenShown(`question-${questionId}`),
  });

  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <TextArea {...form.text('answer')} label={t.yourAnswer} maxLength={LONGEST_ANSWER} />
      <Stack direction="row">
        <NeedsConnection offline={offline} to={t.sendAnswerWhatWrite}>
          <Button type="submit" busy={form.busy} busyLabel={t.sendingAnswer}>
            {t.sendAnswer}
          </Button>
        </NeedsConnection>
      </Stack>
    </Form>
  );
}
