import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { explainOnForm } from '../../../domain/explain.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type createApplyScreen, MAX_MESSAGE_LENGTH, unmetOf } from './apply-screen.ts';
import { UnmetCard } from './UnmetCard.tsx';

interface ApplyFormProps {
  screen: ReturnType<typeof createApplyScreen>;
  open: ScreenProps['open'];
}

/** A few words to the placement team, and the application. */
export function ApplyForm({ screen, open }: ApplyFormProps) {
  const message = useStore(screen.$message);
  const busy = useStore(screen.$busy);
  const refusal = useStore(screen.$refusal);
  const [tries, setTries] = useState(0);
  const over = message.trim().length - MAX_MESSAGE_LENGTH;
  const problem = tries > 0 && over > 0 ? `Shorten your message by ${over} characters.` : undefined;
  const stillUnmet = refusal ? unmetOf(refusal) : [];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTries((count) => count + 1);
    if (over > 0 || !(await screen.apply())) return;
    toast('Your application is in. We will answer it.', { tone: 'success' });
    open(href('caregiverApplications'));
  };

  return (
    <Card heading="Apply for this job">
      <Form onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={problem ? [{ fieldId: 'message', message: problem }] : []} attempt={tries} />
        {refusal && !busy && !problem && stillUnmet.length === 0 && (
          <Notice tone="danger" announce title="Your application was not sent">
            {explainOnForm(refusal)}
          </Notice>
        )}
        {stillUnmet.length > 0 && !busy && <UnmetCard unmet={stillUnmet} announce />}
        <TextArea
          id="message"
          label="Your message"
          optional
          hint="Why would you like this job? The placement team reads it together with your profile."
          rows={5}
          maxLength={MAX_MESSAGE_LENGTH}
          value={message}
          error={problem}
          onChange={(event) => screen.type(event.currentTarget.value)}
        />
        <Stack direction="row">
          <Button type="submit" busy={busy} busyLabel="Sending your application…">
            Apply
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
