import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { CaregiverStore } from './caregiver-screen.ts';
import { PROFILE_FIELDS } from './profile-facts.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** How complete the profile is, and what is missing; nothing once it is complete. */
export function Completeness({ completeness }: Pick<CaregiverStore, 'completeness'>) {
  return (
    <Loaded data={completeness} label={t.loading}>
      {({ percent, missing }) =>
        missing.length > 0 && (
          <Stack gap={1}>
            <Progress value={percent} label={t.profileCompleteness} />
            <Text tone="muted" size="sm">
              {fill(t.stillMissingParts, {
                parts: missing.map((name) => PROFILE_FIELDS[name as ProfileColumn] ?? name).join(', '),
              })}
            </Text>
          </Stack>
        )
      }
    </Loaded>
  );
}
