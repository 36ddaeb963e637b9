import { CHECK_MEANING } from '../../domain/check-meaning.ts';
import { yearsInWords } from '../../domain/experience.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  inWords,
  type Language,
  languagesInWords,
  type Skill,
  SKILLS,
} from '../../domain/vocabulary.ts';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** What a family reads about an introduced caregiver. */
export type Introduced = {
  firstName: string;
  about: string | null;
  experienceYears: number | null;
  languages: readonly Language[];
  /** Missing in copies that devices kept earlier. */
  otherLanguages?: string | null;
  skills: readonly Skill[];
  /** Checked documents that are valid today. */
  checked: readonly DocumentKind[];
};

/** A caregiver as families read about them: their own words and, folded, their skills and checked documents. */
export function IntroducedFacts({ person }: { person: Introduced }) {
  const { firstName, about, checked } = person;
  return (
    <>
      {about && (
        <Stack gap={1}>
          <Heading level={3} size="sm">
            {fill(t.sOwnWords, { firstName })}
          </Heading>
          <Text typed measure>
            {about}
          </Text>
        </Stack>
      )}
      <Stack gap={1}>
        <Disclosure summary={t.experienceAndSkills} gist={yearsInWords(person.experienceYears)}>
          <DescriptionList items={factsOf(person)} />
        </Disclosure>
        {checked.length > 0 ? (
          <Disclosure summary={fill(t.countChecked, { count: checked.length })}>
            <Stack gap={2}>
              <Text measure>{t.seenTheseDocumentsThey}</Text>
              <DescriptionList
                items={checked.map((document) => ({
                  term: DOCUMENT_KINDS[document],
                  description: `${CHECK_MEANING[document].says} ${CHECK_MEANING[document].not}`,
                }))}
              />
            </Stack>
          </Disclosure>
        ) : (
          <Text>{t.noneChecked}</Text>
        )}
      </Stack>
    </>
  );
}

const factsOf = ({ experienceYears, languages, otherLanguages, skills }: Introduced) => [
  { term: t.experience, description: yearsInWords(experienceYears) },
  { term: t.languages, description: languagesInWords({ languages, otherLanguages }) },
  { term: t.skills, description: inWords(skills, SKILLS) },
];
