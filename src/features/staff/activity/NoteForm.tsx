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
import * as t from './words.ts';

const KINDS = [
  { value: 'note', label: t.note },
  { value: 'call', label: t.call },
];
const TIMES = [
  { value: '', label: t.now },
  { value: 'earlier', label: t.earlier },
];

/** Adds a note or a call. What is typed survives a reload. */
export function NoteForm({ note }: Pick<ActivityStore, 'note'>) {
  const form = useForm(note.form, {
    prefix: 'note',
    onDone: (sent) => {
      note.next(sent);
      // Sending from the text field would leave the focus there, where single keys are text. It moves unless the next
      // note is already being typed.
      const { current } = form.props.ref;
      if (note.form.$state.get().values.words === '' && current?.contains(document.activeElement))
        current.querySelector<HTMLElement>('[type="submit"]')?.focus();
      toast(sent.kind === 'call' ? t.callAdded : t.noteAdded, { tone: 'success' });
    },
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <TextArea
        {...form.text('words')}
        label={t.addNote}
        hint={t.onlyAdminsRead}
        rows={2}
        maxLength={LONGEST_NOTE}
      />
      {form.values.earlier && (
        <TextField {...form.text('happened')} label={t.whenWasIt} type="datetime-local" />
      )}
      <Stack direction="row" gap={2} wrap align="end">
        <Select
          id="note-kind"
          label={t.kind}
          labelHidden
          width="short"
          options={KINDS}
          value={form.values.kind}
          onChange={(event) => form.change({ kind: event.currentTarget.value === 'call' ? 'call' : 'note' })}
        />
        <Select
          id="note-earlier"
          label={t.when}
          labelHidden
          width="short"
          options={TIMES}
          value={form.values.earlier ? 'earlier' : ''}
          onChange={(event) => form.change({ earlier: event.currentTarget.value !== '' })}
        />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.adding}>
          {t.add}
        </Button>
      </Stack>
    </Form>
  );
}
