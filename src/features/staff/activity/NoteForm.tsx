import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import type { ActivityStore } from './activity.ts';
import { LONGEST_NOTE } from './note-form.ts';

const KINDS = [
  { value: 'note', label: 'Note' },
  { value: 'call', label: 'Call' },
];
const TIMES = [
  { value: '', label: 'Now' },
  { value: 'earlier', label: 'Earlier' },
];

/** Adds a note or a call. Typed and not yet added, it outlives a reload. */
export function NoteForm({ note }: Pick<ActivityStore, 'note'>) {
  const form = useForm(note.form, {
    prefix: 'note',
    onDone: (sent) => {
      note.next(sent);
      toast(sent.kind === 'call' ? 'Call added.' : 'Note added.', { tone: 'success' });
    },
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <TextArea
        {...form.text('words')}
        label="Add a note"
        hint="Only admins read it."
        rows={2}
        maxLength={LONGEST_NOTE}
      />
      {form.values.earlier && (
        <TextField {...form.text('happened')} label="When was it?" type="datetime-local" />
      )}
      <Stack direction="row" gap={2} wrap align="end">
        <Select
          id="note-kind"
          label="Kind"
          labelHidden
          width="short"
          options={KINDS}
          value={form.values.kind}
          onChange={(event) => form.change({ kind: event.currentTarget.value === 'call' ? 'call' : 'note' })}
        />
        <Select
          id="note-earlier"
          label="When"
          labelHidden
          width="short"
          options={TIMES}
          value={form.values.earlier ? 'earlier' : ''}
          onChange={(event) => form.change({ earlier: event.currentTarget.value !== '' })}
        />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Adding…">
          Add
        </Button>
      </Stack>
    </Form>
  );
}
