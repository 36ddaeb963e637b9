import { useForm } from '../../../parts/form/use-form.ts';
import type { AskedChanges } from './asked-changes.ts';
import { AskedHint } from './AskedHint.tsx';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import type { SectionForm } from './section-form.ts';
import * as t from './words.ts';

export type FieldsProps = { form: ReturnType<typeof useSectionForm> };

/** A section’s form. A field’s hint includes the change that staff asked for. */
export function useSectionForm(store: SectionForm, asked: AskedChanges | undefined, onDone: () => void) {
  const form = useForm(store, { failureTitle: t.notSaved, onDone });
  return {
    ...form,
    hint: (name: keyof ProfileInput, hint?: string) =>
      asked?.fields.includes(name) ? <AskedHint hint={hint} words={asked.words} /> : hint,
  };
}
