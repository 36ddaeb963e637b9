import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explainOnForm } from '../../../domain/explain.ts';
import type { KeptDraft } from '../../../state/kept-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { focusField, focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

const LONGEST = 1000;
const FIELD = 'question';

interface AskFormProps {
  contact: RequestRecord['contact'];
  question: string;
  draft: KeptDraft<string>;
  act: RequestScreenStore['ask'];
}

/** A question to the family; says how the family gets to know of it. */
export function AskForm({ contact, question, draft, act }: AskFormProps) {
  const { busy, error } = useStore(act.$state);
  const [tried, setTried] = useState(false);
  const fault = faultOf(question);

  const close = () => {
    draft.forget();
    focusWhenShown('ask');
  };
  const submit = async () => {
    setTried(true);
    if (fault) return void focusField(FIELD);
    if (!(await act.run(question.trim()))) return;
    close();
    toast('The question is asked.', { tone: 'success' });
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!contact?.contactEmail && (
        <Notice tone="warning" title="Call them, too">
          The family gave no e-mail address, so nothing tells it that there is a question. Its number:{' '}
          <Link href={`tel:${contact?.contactPhone ?? ''}`}>{contact?.contactPhone}</Link>.
        </Notice>
      )}
      <TextArea
        id={FIELD}
        label="Your question"
        hint={
          contact?.contactEmail
            ? 'The family gets a mail that there is a question, and reads it on its own page.'
            : 'The family reads it on its own page.'
        }
        maxLength={LONGEST}
        value={question}
        error={tried ? fault : undefined}
        onChange={(event) => draft.keep(event.currentTarget.value)}
      />
      {tried && error && !busy && !movedOn(error) && (
        <Notice tone="danger" announce>
          {explainOnForm(error)}
        </Notice>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={busy} busyLabel="Asking…">
          Ask the family
        </Button>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}

function faultOf(question: string): string | undefined {
  if (question.trim() === '') return 'Write the question first.';
  return question.length > LONGEST ? `Shorten the question to ${LONGEST} characters.` : undefined;
}
