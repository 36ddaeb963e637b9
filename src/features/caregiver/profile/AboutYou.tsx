import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { FormPart } from './form-part.ts';
import { MAX_ABOUT_LENGTH } from './profile-form.ts';

/** Who the caregiver is. */
export function AboutYou({ form: { register, formState } }: FormPart) {
  const { errors } = formState;
  return (
    <Card heading="Who you are">
      <Columns layout="halves">
        <TextField
          {...register('fullName')}
          id="fullName"
          label="Full name"
          autoComplete="name"
          error={errors.fullName?.message}
        />
        <TextField
          {...register('phone')}
          id="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
        />
      </Columns>
      <TextField
        {...register('birthYear')}
        id="birthYear"
        label="Year of birth"
        inputMode="numeric"
        autoComplete="bday-year"
        width="short"
        error={errors.birthYear?.message}
      />
      <TextArea
        {...register('about')}
        id="about"
        label="About you"
        hint="What do you like about this work? What should a family know about you? Leave out your phone number and address."
        rows={5}
        maxLength={MAX_ABOUT_LENGTH}
        error={errors.about?.message}
      />
    </Card>
  );
}
