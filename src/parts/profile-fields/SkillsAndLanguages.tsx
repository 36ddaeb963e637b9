import type { ComponentProps } from 'react';
import { MAX_OTHER_LANGUAGES } from '../../domain/other-languages.ts';
import { LANGUAGES, options, SKILLS } from '../../domain/vocabulary.ts';
import { CheckboxGroup } from '../../ui/checkbox-group/CheckboxGroup.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';

type Group = Omit<ComponentProps<typeof CheckboxGroup>, 'options' | 'columns'>;

interface SkillsAndLanguagesProps {
  skills: Group;
  languages: Group;
  other: Omit<ComponentProps<typeof TextField>, 'maxLength'>;
}

export const SkillsAndLanguages = ({ skills, languages, other }: SkillsAndLanguagesProps) => (
  <>
    <CheckboxGroup {...skills} options={options(SKILLS)} columns />
    <CheckboxGroup {...languages} options={options(LANGUAGES)} columns />
    <TextField {...other} maxLength={MAX_OTHER_LANGUAGES} />
  </>
);
