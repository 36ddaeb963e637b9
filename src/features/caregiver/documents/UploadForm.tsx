import { useState } from 'react';
import { FILE_TYPES } from '../../../domain/document-file.ts';
import { DOCUMENT_KINDS, options } from '../../../domain/vocabulary.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { FileField } from '../../../ui/file-field/FileField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { DocumentsScreenStore } from './documents-screen.ts';
import { NO_DOCUMENT } from './upload-form.ts';

/** Adds a document. */
export function UploadForm({ store }: { store: DocumentsScreenStore['upload'] }) {
  // A file input can only be emptied by making a new one.
  const [stored, setStored] = useState(0);
  const form = useForm(store, {
    failureTitle: 'Your document was not stored',
    onDone: () => {
      store.reset(NO_DOCUMENT);
      setStored((count) => count + 1);
      toast('Your document is with us. We will check it.', { tone: 'success' });
    },
  });
  const { id, name, error } = form.field('file');
  return (
    <Card heading="Add a document">
      <Form {...form.props}>
        <ErrorSummary {...form.summary} />
        <Select
          {...form.text('kind')}
          label="Kind of document"
          placeholder="Choose one"
          options={options(DOCUMENT_KINDS)}
        />
        <FileField
          key={stored}
          {...{ id, name, error }}
          label="File"
          hint="PDF, JPEG or PNG, at most 10 MB. A photo taken with your phone is fine if every word can be read."
          accept={Object.keys(FILE_TYPES).join(',')}
          onChange={(file) => form.change({ file })}
        />
        <DateField {...form.text('issuedOn')} label="Issued on" optional />
        <DateField
          {...form.text('expiresOn')}
          label="Expires on"
          optional
          hint="From this day on it no longer counts. Leave it empty if it has no end."
        />
        <Stack direction="row">
          <Button type="submit" icon="upload" busy={form.busy} busyLabel="Sending your document…">
            Upload
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
