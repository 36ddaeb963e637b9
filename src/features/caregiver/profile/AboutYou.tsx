import { Columns } from '../../../ui/columns/Columns.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { MAX_ABOUT_LENGTH } from './profile-input.ts';
import type { FieldsProps } from './use-section-form.tsx';

/** Who the caregiver is. */
export function AboutYou({ form }: FieldsProps) {
  return (
    <>
      <Columns layout="halves">
        <TextField
          {...form.text('fullName')}
          hint={form.hint('fullName')}
          label="Full name"
          autoComplete="name"
        />
        <TextField
          {...form.text('phone')}
          hint={form.hint('phone')}
          label="Phone"
          type="tel"
          autoComplete="tel"
        />
      </Columns>
      <TextField
        {...form.text('birthYear')}
        label="Year of birth"
        hint={form.hint('birthYear')}
        inputMode="numeric"
        autoComplete="bday-year"
        width="short"
      />
      <TextArea
        {...form.text('about')}
        label="About you"
        hint={form.hint(
          'about',
          'What do you like about this work? What should a family know about you? Leave out your phone number and address.',
        )}
        rows={5}
        maxLength={MAX_ABOUT_LENGTH}
      />
    </>
  );
}
