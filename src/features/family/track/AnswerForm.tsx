import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explainOnForm } from '../../../domain/explain.ts';
import { keptDraft } from '../../../state/kept-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { focusField, focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { answerDraft } from './drafts.ts';
import type { TrackScreen } from './track-screen.ts';

const LONGEST = 4000;

/** The family's answer to one question. Typed and not yet sent, it outlives a reload. */
export function AnswerForm({ questionId, act }: { questionId: string; act: TrackScreen['answer'] }) {
  const { busy, error } = useStore(act.$state);
  const [draft] = useState(() => keptDraft<string>(answerDraft(questionId)));
  const [tried, setTried] = useState(false);
  const answer = useStore(draft.$draft) ?? '';
  const fault = faultOf(answer);
  const field = `answer-${questionId}`;

  const submit = async () => {
    setTried(true);
    if (fault) return void focusField(field);
    if (!(await act.run(questionId, answer.trim()))) return;
    draft.forget();
    focusWhenShown(`question-${questionId}`);
    toast('Thank you. We have your answer.', { tone: 'success' });
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        id={field}
        label="Your answer"
        maxLength={LONGEST}
        value={answer}
        error={tried ? fault : undefined}
        onChange={(event) => draft.keep(event.currentTarget.value)}
      />
      {tried && error && !busy && !movedOn(error) && (
        <Notice tone="danger" announce title="Your answer has not been sent">
          {explainOnForm(error)}
        </Notice>
      )}
      <Stack direction="row">
        <Button type="submit" busy={busy} busyLabel="Sending your answer…">
          Send answer
        </Button>
      </Stack>
    </Form>
  );
}

function faultOf(answer: string): string | undefined {
  if (answer.trim() === '') return 'Write your answer first';
  return answer.length > LONGEST ? `Shorten your answer to ${LONGEST} characters` : undefined;
}
