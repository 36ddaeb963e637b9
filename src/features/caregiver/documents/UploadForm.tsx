import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { FILE_TYPES, FILE_WORDS } from '../../../domain/document-file.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { DOCUMENT_KINDS, type DocumentKind, options } from '../../../domain/vocabulary.ts';
import { Sending } from '../../../parts/file-upload/Sending.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { FileField } from '../../../ui/file-field/FileField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { useWarningBeforeLeaving } from '../../../ui/progress/use-warning-before-leaving.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { WhenConnected } from '../WhenConnected.tsx';
import { NO_DOCUMENT, type Upload } from './upload-form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface UploadFormProps {
  store: Upload;
  /** The kind needed next; empty if none is. */
  wanted: () => DocumentKind | '';
  /** Called when the last one needed is here. */
  onStored: () => void;
}

/** Adds a document, or replaces one. */
export function UploadForm({ store, wanted, onStored }: UploadFormProps) {
  // A file input can only be emptied by drawing a new one.
  const [stored, setStored] = useState(0);
  const stage = useStore(store.$stage);
  const form = useForm(store.form, {
    failureTitle: t.documentNotStored,
    explain: (failure) => explainOnForm(failure, FILE_WORDS),
    onDone: () => {
      store.form.reset(NO_DOCUMENT);
      setStored((count) => count + 1);
      toast(t.documentWillCheck, { tone: 'success' });
      const next = wanted();
      if (next) store.begin(next);
      else onStored();
    },
  });
  const twin = useStore(store.$twin);
  const { id, name, error } = form.field('files');
  const { replaces, again } = form.values;
  useWarningBeforeLeaving(form.busy);
  const heading = useRef<HTMLDivElement>(null);
  const begun = useStore(store.$begun);
  useEffect(() => {
    if (!replaces && !begun) return;
    const input = heading.current?.querySelector<HTMLElement>('input[type="file"]');
    heading.current?.scrollIntoView();
    input?.focus({ preventScroll: true });
  }, [replaces, begun]);
  return (
    <div ref={heading}>
      <Card heading={replaces ? fill(t.replaceKind, { kind: DOCUMENT_KINDS[replaces.kind] }) : t.addDocument}>
        <Form {...form.props}>
          <ErrorSummary {...form.summary} />
          {replaces && (
            <Notice tone="info" title={fill(t.inThePlaceOf, { fileName: replaces.fileName })}>
              <Stack gap={2}>
                {replaces.status === 'verified' ? t.keepsCountingUntilChecked : t.removedOnceNewOne}
                <Stack direction="row">
                  <Button variant="quiet" size="small" onClick={() => form.change({ replaces: null })}>
                    {t.keepBoth}
                  </Button>
                </Stack>
              </Stack>
            </Notice>
          )}
          {!replaces && (
            <Select
              {...form.text('kind')}
              label={t.kindDocument}
              placeholder={t.chooseOne}
              options={options(DOCUMENT_KINDS)}
            />
          )}
          <FileField
            key={stored}
            {...{ id, name, error }}
            label={t.file}
            hint={t.pdfJpegPngMost}
            accept={Object.keys(FILE_TYPES).join(',')}
            camera
            pages
            onChange={(files) => void store.choose(files)}
          />
          {twin && (
            <Checkbox
              label={t.sendAgain}
              checked={again}
              onChange={(event) => form.change({ again: event.currentTarget.checked })}
            />
          )}
          <DateField {...form.text('issuedOn')} label={t.issuedOn} optional />
          <DateField {...form.text('expiresOn')} label={t.expiresOn} optional hint={t.fromDayNoLonger} />
          {stage && <Sending stage={stage} onGiveUp={store.giveUp} />}
          <WhenConnected to={t.sendWhatEnteredStays}>
            <Stack direction="row">
              <Button type="submit" icon="upload" busy={form.busy} busyLabel={t.sendingDocument}>
                {t.upload}
              </Button>
            </Stack>
          </WhenConnected>
        </Form>
      </Card>
    </div>
  );
}
