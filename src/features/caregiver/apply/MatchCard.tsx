import { PART_NAMES, TO_THEM, wordPart } from '../../../domain/match-parts.ts';
import { href } from '../../../domain/routes.ts';
import { wordMissingSkills } from '../../../domain/unmet-requirements.ts';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { fill } from '../../../lib/fill.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Meter } from '../../../ui/meter/Meter.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Match } from './apply-screen.ts';
import * as t from './words.ts';

/** The score and its parts, the same that staff see. */
export function MatchCard({ match }: { match: Match }) {
  const missing = wordMissingSkills(match.missingSkills);
  return (
    <Fold heading={t.howWellFits} hint={fill(t.fitsOf, { score: match.score })}>
      <Stack gap={3}>
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
                {wordPart(part, TO_THEM)}
              </Text>
            </li>
          ))}
        </Stack>
        {missing && (
          <Text size="sm">
            {missing} <Link href={`${href('caregiverProfile')}#skills`}>{t.changeProfile}</Link>
          </Text>
        )}
      </Stack>
    </Fold>
  );
}
