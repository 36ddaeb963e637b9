import {
  CARE_TYPES,
  LANGUAGES,
  options,
  SKILLS,
  type CareType,
  type Language,
  type Skill,
} from '../../../domain/vocabulary.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { QUESTIONS } from './questions.ts';
import type { StepFieldsProps } from './step-fields.ts';

export function CareFields({ answers, errors, answer }: StepFieldsProps) {
  return (
    <>
      <CheckboxGroup
        id="careTypes"
        name="careTypes"
        legend={QUESTIONS.careTypes}
        hint="Choose all that would help."
        options={options(CARE_TYPES)}
        columns
        value={answers.careTypes}
        error={errors.careTypes}
        onChange={(chosen) => answer({ careTypes: chosen as CareType[] })}
      />
      <Disclosure
        summary="Add special needs (optional)"
        open={answers.skills.length > 0 || Boolean(errors.skills)}
      >
        <CheckboxGroup
          id="skills"
          name="skills"
          legend={QUESTIONS.skills}
          options={options(SKILLS)}
          columns
          value={answers.skills}
          error={errors.skills}
          onChange={(chosen) => answer({ skills: chosen as Skill[] })}
        />
      </Disclosure>
      <Disclosure
        summary="Add languages (optional)"
        open={answers.languages.length > 0 || Boolean(errors.languages)}
      >
        <CheckboxGroup
          id="languages"
          name="languages"
          legend={QUESTIONS.languages}
          options={options(LANGUAGES)}
          columns
          value={answers.languages}
          error={errors.languages}
          onChange={(chosen) => answer({ languages: chosen as Language[] })}
        />
      </Disclosure>
    </>
  );
}
