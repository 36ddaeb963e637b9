import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { FILE_TYPES } from '../../../data/document-files.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { DOCUMENT_KINDS, type DocumentKind, options } from '../../../domain/vocabulary.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { FileField } from '../../../ui/file-field/FileField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { DocumentsScreenStore } from './documents-screen.ts';
import { createUploadForm, kindFrom } from './upload-form.ts';

/** Adds a document. */
export function UploadForm({ screen }: { screen: DocumentsScreenStore }) {
  const [form] = useState(() => createUploadForm(screen.upload, kindFrom(location.search)));
  const values = useStore(form.$values);
  const faults = useStore(form.$faults);
  const tries = useStore(form.$tries);
  const stored = useStore(form.$stored);
  const { busy, error } = useStore(form.$sending);
  const errors = Object.entries(faults).map(([fieldId, message]) => ({ fieldId, message }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) toast('Your document is with us. We will check it.', { tone: 'success' });
  };

  return (
    <Card heading="Add a document">
      <Form onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={errors} attempt={tries} />
        {error && !busy && errors.length === 0 && (
          <Notice tone="danger" announce title="Your document was not stored">
            {explainOnForm(error)}
          </Notice>
        )}
        <Select
          id="kind"
          label="Kind of document"
          placeholder="Choose one"
          options={options(DOCUMENT_KINDS)}
          value={values.kind}
          error={faults.kind}
          onChange={(event) => form.change({ kind: event.currentTarget.value as DocumentKind | '' })}
        />
        <FileField
          key={stored}
          id="file"
          label="File"
          hint="PDF, JPEG or PNG, at most 10 MB. A photo taken with your phone is fine if every word can be read."
          accept={Object.keys(FILE_TYPES).join(',')}
          error={faults.file}
          onChange={(file) => form.change({ file })}
        />
        <DateField
          id="issuedOn"
          label="Issued on"
          optional
          value={values.issuedOn}
          error={faults.issuedOn}
          onChange={(event) => form.change({ issuedOn: event.currentTarget.value })}
        />
        <DateField
          id="expiresOn"
          label="Runs out on"
          optional
          hint="Leave it empty if it has no end."
          value={values.expiresOn}
          error={faults.expiresOn}
          onChange={(event) => form.change({ expiresOn: event.currentTarget.value })}
        />
        <Stack direction="row">
          <Button type="submit" icon="upload" busy={busy} busyLabel="Sending your document…">
            Upload
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
