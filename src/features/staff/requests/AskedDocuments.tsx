import type { WordedJob } from '../../../data/jobs.ts';
import { DOCUMENT_KINDS, type DocumentKind, options } from '../../../domain/vocabulary.ts';
import type { useForm } from '../../../parts/form/use-form.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { waivedDocuments } from './job-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface AskedDocumentsProps {
  form: Pick<ReturnType<typeof useForm<WordedJob, unknown>>, 'values' | 'change' | 'field'>;
  /** The documents that the rules require. */
  ruled: readonly DocumentKind[];
}

/** A job's required documents: those of the rules, each with a reason if it is left out, and any others. */
export function AskedDocuments({ form, ruled }: AskedDocumentsProps) {
  const { requiredCredentials, waivers } = form.values;
  const waived = waivedDocuments(ruled, requiredCredentials);
  const unsaid = waived.find((kind) => !waivers[kind]?.trim());
  const { error } = form.field('waivers');
  return (
    <>
      <CheckboxGroup
        {...form.field('requiredCredentials')}
        legend={t.requiredCredentials}
        hint={t.onlyCaregiversWhoHold}
        optional={ruled.length === 0}
        columns
        options={options(DOCUMENT_KINDS).map((option) =>
          ruled.includes(option.value) ? { ...option, hint: t.askedRule } : option,
        )}
        onChange={(kinds) => form.change({ requiredCredentials: kinds as DocumentKind[] })}
      />
      {waived.map((kind) => (
        <TextField
          key={kind}
          // The error summary links to the first one without a reason.
          id={kind === unsaid ? 'waivers' : `waiver-${kind}`}
          label={fill(t.whyNot, { document: DOCUMENT_KINDS[kind] })}
          hint={t.placementTeamAloneStays}
          value={waivers[kind] ?? ''}
          maxLength={1000}
          error={kind === unsaid ? error : undefined}
          onChange={(event) => form.change({ waivers: { ...waivers, [kind]: event.currentTarget.value } })}
        />
      ))}
    </>
  );
}
