import { useStore } from '@nanostores/react';
import { FetchedPortrait } from '../../../parts/portrait/FetchedPortrait.tsx';
import { Portrait } from '../../../parts/portrait/Portrait.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fill } from '../../../lib/fill.ts';
import type { DocumentStore } from './documents-screen.ts';
import * as t from './words.ts';

interface IdentityBesideProps extends Pick<DocumentStore, 'fetchPhoto'> {
  /** From the list, until the profile is read. */
  name: string;
  identity: NonNullable<DocumentStore['identity']>;
}

/** The profile's photo, name and year of birth, to compare with the document. */
export function IdentityBeside({ name, identity, fetchPhoto }: IdentityBesideProps) {
  const found = useStore(identity.$value);
  const profile = found.state === 'ready' ? found.value : undefined;
  const path = profile?.photoPath;
  const shown = profile?.fullName ?? name;
  return (
    <Stack as="section" direction="row" gap={3} align="center">
      {path ? (
        <FetchedPortrait key={path} name={shown} size="large" load={() => fetchPhoto(path)} />
      ) : (
        <Portrait name={shown} size="large" />
      )}
      <div>
        <Text size="sm" tone="muted">
          {t.inTheProfile}
        </Text>
        <Text strong>{shown}</Text>
        <Text>
          {profile?.birthYear ? fill(t.bornIn, { year: profile.birthYear }) : yearOr(found.state)}
          {profile && !path && (
            <>
              <br />
              {t.noPhotoYet}
            </>
          )}
        </Text>
      </div>
    </Stack>
  );
}

const yearOr = (state: 'loading' | 'failed' | 'ready') =>
  ({ loading: '…', failed: t.profileUnread, ready: t.noYearYet })[state];
