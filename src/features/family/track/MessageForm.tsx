import { explainOnForm } from '../../../domain/explain.ts';
import { LONGEST_MESSAGE, messageAboutOptions } from '../../../domain/family-messages.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import type { createMessageForm } from './message-form.ts';
import { Resend } from './Resend.tsx';
import * as t from './message.words.ts';

interface MessageFormProps {
  store: ReturnType<typeof createMessageForm>;
  offline: boolean;
  onDone: () => void;
}

/** Asks what the message is about and for its text. Sent without a connection, it waits for one. */
export function MessageForm({ store, offline, onDone }: MessageFormProps) {
  const form = useForm(store, {
    prefix: 'message',
    failureTitle: t.notSent,
    explain: (failure) => (failure.kind === 'offline' ? t.sentLater : explainOnForm(failure)),
    onDone() {
      store.reset();
      onDone();
    },
  });
  return (
    <Form {...form.props}>
      <Resend form={form} offline={offline} />
      <ErrorSummary {...form.summary} />
      <Select
        {...form.text('about')}
        label={t.about}
        placeholder={t.chooseOne}
        options={messageAboutOptions}
      />
      <TextArea {...form.text('words')} label={t.words} hint={t.onlyTeam} maxLength={LONGEST_MESSAGE} />
      {form.restored && !form.failure && <Text strong>{t.unsent}</Text>}
      <Stack direction="row">
        <Button type="submit" busy={form.busy} busyLabel={t.sending}>
          {t.send}
        </Button>
      </Stack>
    </Form>
  );
}
