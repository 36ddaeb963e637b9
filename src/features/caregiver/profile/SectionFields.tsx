import type { ComponentType } from 'react';
import { currencySign } from '../../../domain/operator.ts';
import { CARE_TYPES, LANGUAGES, options, SKILLS } from '../../../domain/vocabulary.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { AboutYou } from './AboutYou.tsx';
import type { FilledSection } from './sections.ts';
import type { FieldsProps } from './use-section-form.tsx';
import { WhereYouWork } from './WhereYouWork.tsx';

const CareYouOffer = ({ form }: FieldsProps) => (
  <>
    <CheckboxGroup
      {...form.field('careTypes')}
      legend="Care you offer"
      hint={form.hint('careTypes', 'You can apply for jobs whose kinds of care are all among yours.')}
      options={options(CARE_TYPES)}
      columns
      onChange={(careTypes) => form.change({ careTypes })}
    />
    <TextField
      {...form.text('experienceYears')}
      label="Years of experience"
      hint={form.hint('experienceYears', 'Care for your own family counts too.')}
      inputMode="numeric"
      suffix="years"
      width="short"
    />
  </>
);

const Skills = ({ form }: FieldsProps) => (
  <CheckboxGroup
    {...form.field('skills')}
    legend="Skills"
    hint={form.hint('skills', 'What you have done before and can do well.')}
    options={options(SKILLS)}
    columns
    onChange={(skills) => form.change({ skills })}
  />
);

const Languages = ({ form }: FieldsProps) => (
  <CheckboxGroup
    {...form.field('languages')}
    legend="Languages"
    hint={form.hint('languages', 'Those you can hold a conversation in.')}
    options={options(LANGUAGES)}
    columns
    onChange={(languages) => form.change({ languages })}
  />
);

const WeekAndPay = ({ form }: FieldsProps) => (
  <>
    <AvailabilityGrid
      {...form.field('availability')}
      legend="When you can work"
      hint={form.hint(
        'availability',
        'The heading of a day or a part of the day turns its whole row or column.',
      )}
      onChange={(availability) => form.change({ availability })}
    />
    <TextField
      {...form.text('hourlyRate')}
      label="Hourly rate"
      hint={form.hint('hourlyRate', 'What you would like to earn in an hour.')}
      inputMode="decimal"
      prefix={currencySign}
      width="short"
    />
  </>
);

/** The fields of each section. */
export const SECTION_FIELDS: Record<FilledSection, ComponentType<FieldsProps>> = {
  about: AboutYou,
  care: CareYouOffer,
  skills: Skills,
  languages: Languages,
  place: WhereYouWork,
  week: WeekAndPay,
};
