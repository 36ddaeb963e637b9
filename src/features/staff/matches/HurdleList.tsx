import type { Hurdles } from '../../../data/matches.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { reachInWords, wordHurdle } from './match-words.ts';
import * as t from './words.ts';

/** The hurdles: each requirement with how many caregivers it excludes, and what would help. */
export function HurdleList({ hurdles }: { hurdles: Hurdles }) {
  const reached = hurdles.inReach > 0;
  return (
    <Stack gap={2}>
      <Text strong>{reachInWords(hurdles)}</Text>
      {reached ? (
        <Stack as="ul" gap={2}>
          {hurdles.lacking.map((hurdle) => {
            const { what, help } = wordHurdle(hurdle);
            return (
              <li key={hurdle.code}>
                <Text as="span" strong>
                  {what}.
                </Text>{' '}
                {help}
              </li>
            );
          })}
        </Stack>
      ) : (
        <Text>{t.askCaregiversTownsAround}</Text>
      )}
    </Stack>
  );
}
