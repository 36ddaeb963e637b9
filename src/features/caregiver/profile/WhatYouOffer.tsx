import { currencySign } from '../../../domain/operator.ts';
import { CARE_TYPES, LANGUAGES, options, SKILLS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { ProfileFormProps } from './ProfileForm.tsx';

const GROUPS = [
  {
    name: 'careTypes',
    legend: 'Care you offer',
    hint: 'You can apply for jobs whose kinds of care are all among yours.',
    choices: options(CARE_TYPES),
  },
  {
    name: 'skills',
    legend: 'Skills',
    hint: 'What you have done before and can do well.',
    choices: options(SKILLS),
  },
  {
    name: 'languages',
    legend: 'Languages',
    hint: 'Those you can hold a conversation in.',
    choices: options(LANGUAGES),
  },
] as const;

/** What the caregiver can do, for how long already, and for how much. */
export function WhatYouOffer({ form }: ProfileFormProps) {
  return (
    <Card heading="What you offer">
      {GROUPS.map(({ name, legend, hint, choices }) => (
        <CheckboxGroup
          key={name}
          {...form.field(name)}
          legend={legend}
          hint={form.hint(name, hint)}
          options={choices}
          columns
          onChange={(chosen) => form.change({ [name]: chosen })}
        />
      ))}
      <Columns layout="halves">
        <TextField
          {...form.text('experienceYears')}
          label="Years of experience"
          hint={form.hint('experienceYears', 'Care for your own family counts too.')}
          inputMode="numeric"
          suffix="years"
          width="short"
        />
        <TextField
          {...form.text('hourlyRate')}
          label="Hourly rate"
          hint={form.hint('hourlyRate', 'What you would like to earn in an hour.')}
          inputMode="decimal"
          prefix={currencySign}
          width="short"
        />
      </Columns>
    </Card>
  );
}
