import type { ComponentType } from 'react';
import { currencySign } from '../../../domain/operator.ts';
import { LANGUAGES, options, SKILLS } from '../../../domain/vocabulary.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { CareOffered } from '../../../parts/profile-fields/CareOffered.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { MAX_OTHER_LANGUAGES } from '../../../domain/profile-input.ts';
import { AboutYou } from './AboutYou.tsx';
import type { FilledSection } from './sections.ts';
import type { FieldsProps } from './use-section-form.tsx';
import { WhereYouWork } from './WhereYouWork.tsx';
import * as t from './words.ts';

const CareYouOffer = ({ form }: FieldsProps) => (
  <CareOffered
    care={{
      ...form.field('careTypes'),
      legend: t.careOffer,
      hint: form.hint('careTypes', t.canApplyJobsWhose),
      onChange: (careTypes) => form.change({ careTypes }),
    }}
    years={{
      ...form.text('experienceYears'),
      label: t.yearsExperience,
      hint: form.hint('experienceYears', t.careOwnFamilyCounts),
      suffix: 'years',
    }}
  />
);

const SkillsAndLanguages = ({ form }: FieldsProps) => (
  <>
    <CheckboxGroup
      {...form.field('skills')}
      legend={t.skills}
      hint={form.hint('skills', t.whatDoneBeforeCan)}
      options={options(SKILLS)}
      columns
      onChange={(skills) => form.change({ skills })}
    />
    <CheckboxGroup
      {...form.field('languages')}
      legend={t.languages}
      hint={form.hint('languages', t.thoseCanHoldConversation)}
      options={options(LANGUAGES)}
      columns
      onChange={(languages) => form.change({ languages })}
    />
    <TextField
      {...form.text('otherLanguages')}
      label={t.otherLanguages}
      hint={form.hint('otherLanguages', t.severalByCommas)}
      maxLength={MAX_OTHER_LANGUAGES}
      optional
    />
  </>
);

const WeekAndPay = ({ form }: FieldsProps) => (
  <>
    <AvailabilityGrid
      {...form.field('availability')}
      legend={t.whenCanWork}
      hint={form.hint('availability', t.headingDayPartDay)}
      onChange={(availability) => form.change({ availability })}
    />
    <TextField
      {...form.text('hourlyRate')}
      label={t.hourlyRate}
      hint={form.hint('hourlyRate', t.whatWouldLikeEarn)}
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
  skills: SkillsAndLanguages,
  place: WhereYouWork,
  week: WeekAndPay,
};
