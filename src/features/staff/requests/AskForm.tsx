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
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

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
      toast(t.questionAsked, { tone: 'success' });
    },
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      {!contact?.contactEmail && (
        <Notice tone="warning" title={t.callThemToo}>
          {fillNodes(t.familyGaveNoEmail, {
            link: <Link href={`tel:${contact?.contactPhone ?? ''}`}>{contact?.contactPhone}</Link>,
          })}
        </Notice>
      )}
      <TextArea
        {...form.text('question')}
        label={t.yourQuestion}
        hint={contact?.contactEmail ? t.familyGetsEmailThere : t.familyReadsOwnPage}
        maxLength={LONGEST_QUESTION}
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy} busyLabel={t.asking}>
          {t.askFamily}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
      </Stack>
    </Form>
  );
}
