import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { LONGEST_QUESTION } from './ask-form.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

interface AskFormProps {
  contact: RequestRecord['contact'];
  store: RequestScreenStore['ask'];
  onClose: () => void;
}

/** A question to the family; says how the family gets to know of it. */
export function AskForm({ contact, store, onClose }: AskFormProps) {
  const form = useForm(store, {
    onDone: () => {
      onClose();
      toast('The question is asked.', { tone: 'success' });
    },
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      {!contact?.contactEmail && (
        <Notice tone="warning" title="Call them, too">
          The family gave no email address, so nothing tells it that there is a question. Its number:{' '}
          <Link href={`tel:${contact?.contactPhone ?? ''}`}>{contact?.contactPhone}</Link>.
        </Notice>
      )}
      <TextArea
        {...form.text('question')}
        label="Your question"
        hint={
          contact?.contactEmail
            ? 'The family gets an email that there is a question, and reads it on its own page.'
            : 'The family reads it on its own page.'
        }
        maxLength={LONGEST_QUESTION}
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy} busyLabel="Asking…">
          Ask the family
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
