import type { WordedJob } from '../../../data/jobs.ts';
import { DOCUMENT_KINDS, type DocumentKind, options } from '../../../domain/vocabulary.ts';
import type { useForm } from '../../../parts/form/use-form.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { waivedDocuments } from './job-words.ts';

interface AskedDocumentsProps {
  form: Pick<ReturnType<typeof useForm<WordedJob, unknown>>, 'values' | 'change' | 'field'>;
  /** The documents that the rules ask for. */
  ruled: readonly DocumentKind[];
}

/** The documents that a job asks for: those of the rules, unless there is a reason not to, and any others. */
export function AskedDocuments({ form, ruled }: AskedDocumentsProps) {
  const { requiredCredentials, waivers } = form.values;
  const waived = waivedDocuments(ruled, requiredCredentials);
  const unsaid = waived.find((kind) => !waivers[kind]?.trim());
  const { error } = form.field('waivers');
  return (
    <>
      <CheckboxGroup
        {...form.field('requiredCredentials')}
        legend="Required credentials"
        hint="Only caregivers who hold these, verified and in date, can apply."
        optional={ruled.length === 0}
        columns
        options={options(DOCUMENT_KINDS).map((option) =>
          ruled.includes(option.value) ? { ...option, hint: 'Asked for by rule' } : option,
        )}
        onChange={(kinds) => form.change({ requiredCredentials: kinds as DocumentKind[] })}
      />
      {waived.map((kind) => (
        <TextField
          key={kind}
          // Where the error summary leads: to the first without a reason.
          id={kind === unsaid ? 'waivers' : `waiver-${kind}`}
          label={`Why not: ${DOCUMENT_KINDS[kind]}`}
          hint="For the placement team alone. It stays with the job."
          value={waivers[kind] ?? ''}
          maxLength={1000}
          error={kind === unsaid ? error : undefined}
          onChange={(event) => form.change({ waivers: { ...waivers, [kind]: event.currentTarget.value } })}
        />
      ))}
    </>
  );
}
