import { useState } from 'react';
import { fetchPhoto } from '../../../data/document-files.ts';
import { href } from '../../../domain/routes.ts';
import { IntroducedFacts } from '../../../parts/introduced/IntroducedFacts.tsx';
import { FetchedPortrait } from '../../../parts/portrait/FetchedPortrait.tsx';
import { Portrait } from '../../../parts/portrait/Portrait.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { createFamilyPreview } from './family-preview.ts';
import * as t from './words.ts';

/** The caregiver's own profile as a family reads it. */
export default function FamilyPreview() {
  const [preview] = useState(() => createFamilyPreview());
  return (
    <Loaded data={preview} label={t.lookingUpWhatProfile}>
      {({ person, photoPath }) => (
        <Stack gap={4}>
          <Text tone="muted" measure>
            {t.familyWouldReadAbout}
          </Text>
          {photoPath ? (
            <FetchedPortrait name={person.firstName} size="large" load={() => fetchPhoto(photoPath)} />
          ) : (
            <Portrait name={person.firstName} size="large" />
          )}
          <IntroducedFacts person={person} />
          <Stack direction="row">
            <ButtonLink href={href('caregiverProfile')} variant="secondary" size="small">
              {t.changeProfile}
            </ButtonLink>
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}
