import { fill } from '../../../lib/fill.ts';
import type { useForm } from '../../../parts/form/use-form.ts';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { LONGEST_REASON } from './end-form.ts';
import * as t from './words.ts';

interface WhoSaidSoProps {
  form: Pick<ReturnType<typeof useForm<{ saidBy: string; reason: string }, unknown>>, 'text'>;
  caregiverName: string;
}

/** Asks who told staff about the visit, and why. Both sides read it. */
export function WhoSaidSo({ form, caregiverName }: WhoSaidSoProps) {
  return (
    <>
      <TextField {...form.text('saidBy')} label={t.whoSaidSo} autoComplete="off" />
      <TextArea
        {...form.text('reason')}
        label={t.why}
        hint={fill(t.familyAndCaregiverRead, { caregiverName })}
        optional
        maxLength={LONGEST_REASON}
      />
    </>
  );
}
