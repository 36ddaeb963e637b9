// bundle: sign-in
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field/TextField.tsx';
import * as t from './words.ts';

type StaffNameFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'autoComplete'>;

/** The name by which colleagues will know a new staff member. */
export const StaffNameField = (props: StaffNameFieldProps) => (
  <TextField {...props} label={t.yourName} hint={t.onlyColleaguesRead} autoComplete="name" />
);
