import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { LONGEST_NOTES } from './notes-form.ts';
import type { RequestScreenStore } from './request-screen.ts';

/** What the team notes down for itself. Typed and not yet saved, it outlives a reload. */
export function NotesCard({ notes }: Pick<RequestScreenStore, 'notes'>) {
  const form = useForm(notes, { onDone: () => toast('Notes saved.', { tone: 'success' }) });
  return (
    <Card heading="Internal notes">
      <Form {...form.props}>
        <ErrorSummary {...form.summary} />
        <Checkbox
          label="Urgent"
          hint="Marks it in the list of requests."
          checked={form.values.priority}
          onChange={(event) => form.change({ priority: event.currentTarget.checked })}
        />
        <TextArea
          {...form.text('internalNotes')}
          label="Notes"
          hint="Only admins read these."
          optional
          maxLength={LONGEST_NOTES}
        />
        <Stack direction="row">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving…">
            Save notes
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
