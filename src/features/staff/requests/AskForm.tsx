import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { CallFamily } from '../activity/CallFamily.tsx';
import { ReadyTexts } from '../presets/ReadyTexts.tsx';
import { aboutRequest } from './about-request.ts';
import { LONGEST_QUESTION } from './ask-form.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import * as t from './words.ts';

interface AskFormProps {
  request: RequestRecord;
  toldWords: RequestScreenStore['activity']['toldWords'];
  store: RequestScreenStore['ask'];
  onClose: () => void;
}

/** Asks the family a question, and says how it reaches them. */
export function AskForm({ request, toldWords, store, onClose }: AskFormProps) {
  const form = useForm(store, {
    onDone: () => {
      onClose();
      toast(toldWords(t.questionAsked, t.familyGetsEmail), { tone: 'success' });
    },
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <CallFamily reach={request.reach} phone={request.contact?.contactPhone ?? null} title={t.callThemToo} />
      <TextArea
        {...form.text('question')}
        label={t.yourQuestion}
        hint={request.reach === 'sent' ? t.familyGetsEmailThere : t.familyReadsOwnPage}
        maxLength={LONGEST_QUESTION}
      />
      <ReadyTexts
        kind="question"
        about={aboutRequest(request)}
        words={form.values.question}
        onUse={(question) => form.change({ question })}
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
