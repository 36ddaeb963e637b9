import type { ReactNode } from 'react';
import { MAX_ABOUT_LENGTH, type ProfileInput } from '../../../domain/profile-input.ts';
import type { useForm } from '../../../parts/form/use-form.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import * as t from './words.ts';

interface WhoFieldsProps {
  form: ReturnType<typeof useForm<ProfileInput, unknown>>;
  /** Shown after the name. */
  email?: ReactNode;
}

/** Who a caregiver is. */
export function WhoFields({ form, email }: WhoFieldsProps) {
  return (
    <Card heading={t.whoTheyAre}>
      <Columns layout="largeHalves">
        <Stack gap={4}>
          <TextField {...form.text('fullName')} label={t.fullName} autoComplete="off" />
          {email}
          <Columns layout="halves">
            <TextField {...form.text('phone')} label={t.phone} type="tel" autoComplete="off" />
            <TextField {...form.text('birthYear')} label={t.birthYear} inputMode="numeric" width="short" />
          </Columns>
        </Stack>
        <TextArea
          {...form.text('about')}
          label={t.about}
          hint={t.aboutHint}
          rows={4}
          maxLength={MAX_ABOUT_LENGTH}
        />
      </Columns>
    </Card>
  );
}
