import { PART_NAMES, wordPart } from '../../../domain/match-parts.ts';
import { href } from '../../../domain/routes.ts';
import { wordMissingSkills } from '../../../domain/unmet-requirements.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Meter } from '../../../ui/meter/Meter.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Match } from './apply-screen.ts';
import * as t from './words.ts';

/** The score and what it is made of: the same that the placement team sees. */
export function MatchCard({ match }: { match: Match }) {
  const missing = wordMissingSkills(match.missingSkills);
  return (
    <Card heading={t.howWellFits}>
      <Meter label={t.howWellFits} value={match.score} />
      <Text tone="muted" size="sm">
        {t.placementTeamSeesSame}
      </Text>
      <Stack as="ul" gap={3}>
        {match.parts.map((part) => (
          <li key={part.part}>
            <Text as="div" size="sm" strong>
              {PART_NAMES[part.part]}
            </Text>
            <Meter label={PART_NAMES[part.part]} value={part.points} max={part.maximum} />
            <Text tone="muted" size="sm">
              {wordPart(part)}
            </Text>
          </li>
        ))}
      </Stack>
      {missing && (
        <Text size="sm">
          {missing} <Link href={`${href('caregiverProfile')}#skills`}>{t.changeProfile}</Link>
        </Text>
      )}
    </Card>
  );
}
