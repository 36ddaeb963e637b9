import { Columns } from '../../../ui/columns/Columns.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { MAX_ABOUT_LENGTH } from '../../../domain/profile-input.ts';
import type { FieldsProps } from './use-section-form.tsx';
import * as t from './words.ts';

/** Who the caregiver is. */
export function AboutYou({ form }: FieldsProps) {
  return (
    <>
      <Columns layout="halves">
        <TextField
          {...form.text('fullName')}
          hint={form.hint('fullName')}
          label={t.fullName}
          autoComplete="name"
        />
        <TextField
          {...form.text('phone')}
          hint={form.hint('phone')}
          label={t.phone}
          type="tel"
          autoComplete="tel"
        />
      </Columns>
      <TextField
        {...form.text('birthYear')}
        label={t.yearBirth}
        hint={form.hint('birthYear')}
        inputMode="numeric"
        autoComplete="bday-year"
        width="short"
      />
      <TextArea
        {...form.text('about')}
        label={t.inYourOwnWords}
        hint={form.hint('about', t.whatLikeAboutWork)}
        rows={5}
        maxLength={MAX_ABOUT_LENGTH}
      />
    </>
  );
}
