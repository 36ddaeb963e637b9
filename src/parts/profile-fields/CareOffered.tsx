import type { ComponentProps } from 'react';
import { CARE_TYPES, options } from '../../domain/vocabulary.ts';
import { CheckboxGroup } from '../../ui/checkbox-group/CheckboxGroup.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';

interface CareOfferedProps {
  care: Omit<ComponentProps<typeof CheckboxGroup>, 'options' | 'columns'>;
  years: Omit<ComponentProps<typeof TextField>, 'inputMode' | 'width'>;
}

/** The care types and years of experience of a caregiver. */
export const CareOffered = ({ care, years }: CareOfferedProps) => (
  <>
    <CheckboxGroup {...care} options={options(CARE_TYPES)} columns />
    <TextField {...years} inputMode="numeric" width="short" />
  </>
);
