import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explainOnForm } from '../../../domain/explain.ts';
import { keptDraft } from '../../../state/kept-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { focusField } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

const LONGEST = 4000;

type Notes = { internalNotes: string; priority: boolean };

/** What the team notes down for itself. Typed and not yet saved, it outlives a reload. */
export function NotesCard({
  request,
  save,
}: {
  request: RequestRecord;
  save: RequestScreenStore['saveNotes'];
}) {
  const { busy, error } = useStore(save.$state);
  const [draft] = useState(() => keptDraft<Notes>(`notes:${request.id}`));
  const saved = { internalNotes: request.internalNotes ?? '', priority: request.priority };
  const notes = useStore(draft.$draft) ?? saved;
  const tooLong =
    notes.internalNotes.length > LONGEST ? `Shorten the notes to ${LONGEST} characters.` : undefined;

  const submit = async () => {
    if (tooLong) return void focusField('internal-notes');
    if (!(await save.run(notes))) return;
    draft.forget();
    toast('Notes saved.', { tone: 'success' });
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
          checked={notes.priority}
          onChange={(event) => draft.keep({ ...notes, priority: event.currentTarget.checked })}
        />
        <TextArea
          id="internal-notes"
          label="Notes"
          hint="Only admins read these."
          optional
          maxLength={LONGEST}
          value={notes.internalNotes}
          error={tooLong}
          onChange={(event) => draft.keep({ ...notes, internalNotes: event.currentTarget.value })}
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
