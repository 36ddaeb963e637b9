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

/** How a family would read about oneself. */
export default function FamilyPreview() {
  const [preview] = useState(() => createFamilyPreview());
  return (
    <Loaded data={preview} label="Looking up what your profile says…">
      {({ person, photoPath }) => (
        <Stack gap={4}>
          <Text tone="muted" measure>
            This is you as a family would read about you. Beside it stand the times at which you are free of
            those it asks for, and why our team thinks of you. A sentence that names you or says how to reach
            you is left out.
          </Text>
          {photoPath ? (
            <FetchedPortrait name={person.firstName} size="large" load={() => fetchPhoto(photoPath)} />
          ) : (
            <Portrait name={person.firstName} size="large" />
          )}
          <IntroducedFacts person={person} />
          <Stack direction="row">
            <ButtonLink href={href('caregiverProfile')} variant="secondary" size="small">
              Change your profile
            </ButtonLink>
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}
