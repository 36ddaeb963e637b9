import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explainOnForm } from '../../lib/data-error.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Checkbox } from '../../ui/checkbox/Checkbox.tsx';
import { focusField } from '../../ui/field/focus-field.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

const LONGEST = 4000;

/** What the team notes down for itself. */
export function NotesCard({
  request,
  save,
}: {
  request: RequestRecord;
  save: RequestScreenStore['saveNotes'];
}) {
  const { busy, error } = useStore(save.$state);
  const [notes, setNotes] = useState(request.internalNotes ?? '');
  const [priority, setPriority] = useState(request.priority);
  const tooLong = notes.length > LONGEST ? `Shorten the notes to ${LONGEST} characters.` : undefined;

  const submit = async () => {
    if (tooLong) return void focusField('internal-notes');
    if (await save.run({ priority, internalNotes: notes })) toast('Notes saved.', { tone: 'success' });
  };

  return (
    <Card heading="Internal notes">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Checkbox
          label="Urgent"
          hint="Marks it in the list of requests."
          checked={priority}
          onChange={(event) => setPriority(event.currentTarget.checked)}
        />
        <TextArea
          id="internal-notes"
          label="Notes"
          hint="Only admins read these."
          optional
          maxLength={LONGEST}
          value={notes}
          error={tooLong}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        {error && !busy && (
          <Notice tone="danger" announce>
            {explainOnForm(error)}
          </Notice>
        )}
        <Stack direction="row">
          <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving…">
            Save notes
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
