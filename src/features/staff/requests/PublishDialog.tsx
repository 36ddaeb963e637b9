import { valibotResolver } from '@hookform/resolvers/valibot';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { movedOn, type Failure } from '../../../lib/failure.ts';
import { explain, explainOnForm } from '../../../domain/explain.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { DOCUMENT_KINDS, options } from '../../../domain/vocabulary.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { draftJob, fieldAtFault, jobSchema, SUMMARY_LENGTH, type JobDraft } from './publish-draft.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  request: RequestRecord;
  /** What was typed on an earlier visit and not published. */
  draft: JobDraft | undefined;
  kept: DraftStore<JobDraft>;
  publish: RequestScreenStore['publish'];
}

/** Words the job that a request becomes. The form lives outside the dialog, so that closing it loses nothing. */
export function PublishDialog({ open, onClose, request, draft, kept, publish }: PublishDialogProps) {
  const { busy } = useStore(publish.$state);
  const [problem, setProblem] = useState<Failure>();
  const { register, control, handleSubmit, setError, getValues, formState } = useForm<JobDraft>({
    resolver: valibotResolver(jobSchema(request.contact)),
    defaultValues: draft ?? draftJob(request),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { title, summary } = formState.errors;
  const errors = Object.entries({ title, summary }).flatMap(([fieldId, error]) =>
    error?.message ? [{ fieldId, message: error.message }] : [],
  );

  const send = async (job: JobDraft) => {
    setProblem(undefined);
    if (await publish.run(job)) {
      await kept.forget();
      toast('The job is open. Caregivers can apply for it now.', { tone: 'success' });
      return onClose();
    }
    const { error } = publish.$state.get();
    if (!error) return;
    const field = fieldAtFault(error);
    if (movedOn(error)) onClose();
    else if (field) setError(field, { message: explain(error) });
    else setProblem(error);
  };

  return (
    <Dialog open={open} onClose={onClose} title="Publish as job">
      <Form onChange={() => void kept.save(getValues())} onSubmit={(event) => void handleSubmit(send)(event)}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        {problem && !busy && errors.length === 0 && (
          <Notice tone="danger" announce>
            {explainOnForm(problem)}
          </Notice>
        )}
        <Notice>
          Every approved caregiver can read this. Leave out names, addresses, phone numbers and emails: the
          family’s contact is shown only to the caregiver who is placed.
        </Notice>
        <TextField {...register('title')} id="title" label="Job title" error={title?.message} />
        <TextArea
          {...register('summary')}
          id="summary"
          label="Description"
          rows={9}
          maxLength={SUMMARY_LENGTH.most}
          error={summary?.message}
        />
        <Controller
          name="requiredCredentials"
          control={control}
          render={({ field }) => (
            <CheckboxGroup
              name="requiredCredentials"
              legend="Required credentials"
              hint="Only caregivers who hold these, verified and in date, can apply."
              optional
              columns
              options={options(DOCUMENT_KINDS)}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Stack direction="row" gap={2} wrap>
          <Button type="submit" busy={busy} busyLabel="Publishing…">
            Publish job
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
