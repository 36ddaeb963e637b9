import type { ComponentType } from 'react';
import { CareOffered } from '../../../parts/profile-fields/CareOffered.tsx';
import { SkillsAndLanguages } from '../../../parts/profile-fields/SkillsAndLanguages.tsx';
import { WeekAndPay } from '../../../parts/profile-fields/WeekAndPay.tsx';
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

const WhatYouCanDo = ({ form }: FieldsProps) => (
  <SkillsAndLanguages
    skills={{
      ...form.field('skills'),
      legend: t.skills,
      hint: form.hint('skills', t.whatDoneBeforeCan),
      onChange: (skills) => form.change({ skills }),
    }}
    languages={{
      ...form.field('languages'),
      legend: t.languages,
      hint: form.hint('languages', t.thoseCanHoldConversation),
      onChange: (languages) => form.change({ languages }),
    }}
    other={{
      ...form.text('otherLanguages'),
      label: t.otherLanguages,
      hint: form.hint('otherLanguages', t.severalByCommas),
      optional: true,
    }}
  />
);

const WhenYouWork = ({ form }: FieldsProps) => (
  <WeekAndPay
    week={{
      ...form.field('availability'),
      legend: t.whenCanWork,
      hint: form.hint('availability', t.headingDayPartDay),
      onChange: (availability) => form.change({ availability }),
    }}
    rate={{
      ...form.text('hourlyRate'),
      label: t.hourlyRate,
      hint: form.hint('hourlyRate', t.whatWouldLikeEarn),
    }}
  />
);

export const SECTION_FIELDS: Record<FilledSection, ComponentType<FieldsProps>> = {
  about: AboutYou,
  care: CareYouOffer,
  skills: WhatYouCanDo,
  place: WhereYouWork,
  week: WhenYouWork,
};
