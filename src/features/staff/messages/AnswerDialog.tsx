import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { type Client, clientName } from '../../../domain/client.ts';
import { LONGEST_MESSAGE } from '../../../domain/family-messages.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CallFamily } from '../activity/CallFamily.tsx';
import { createAnswerForm } from './answer-form.ts';
import type { Message, MessagesStore } from './messages.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The family, how far our emails reach them, and their number or the request whose page has the number. */
export type Family = { client: Client; reach: string | null; phone?: string | null; request?: string };

interface AnswerDialogProps {
  message: Message;
  store: MessagesStore;
  family: Family;
  onClose: () => void;
}

const WAYS = Object.entries(t.ways).map(([value, label]) => ({ value, label }));

/** Answers a family's message, and says how the answer reaches the family. */
export default function AnswerDialog({ message, store, family, onClose }: AnswerDialogProps) {
  const { client, ...reached } = family;
  const byPhone = (how: string) => how === 'phone';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={fill(t.title, { client: clientName(client) })}
      form={() => createAnswerForm(message.id, outcomeOf(store.answer))}
      confirm={t.save}
      busyLabel={t.sending}
      onDone={() => toast(t.saved, { tone: 'success' })}
    >
      {(form) => (
        <>
          <Text typed measure>
            {message.words}
          </Text>
          <RadioGroup
            {...form.field('how')}
            legend={t.how}
            options={WAYS}
            onChange={(how) => form.change({ how })}
          />
          {!byPhone(form.values.how) && <CallFamily {...reached} title={t.callToo} />}
          <TextArea
            {...form.text('answer')}
            label={byPhone(form.values.how) ? t.whatSaid : t.yourAnswer}
            hint={family.reach === 'sent' && !byPhone(form.values.how) ? t.getsEmail : t.readsOnPage}
            maxLength={LONGEST_MESSAGE}
          />
        </>
      )}
    </FormDialog>
  );
}
