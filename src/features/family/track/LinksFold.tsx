import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { fill } from '../../../lib/fill.ts';
import { ShareLink } from '../../../parts/share-link/ShareLink.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { KeyCard } from './KeyCard.tsx';
import type { TrackScreen } from './track-screen.ts';
import * as t from './links.words.ts';

// Few families look at their links, which need a connection anyway.
const LinksCard = lazy(() => import('./LinksCard.tsx').catch(() => ({ default: () => <></> })));

interface LinksFoldProps {
  request: TrackedRequest;
  screen: TrackScreen;
  offline: boolean;
}

/** The request's links and the key itself. */
export function LinksFold({ request, screen, offline }: LinksFoldProps) {
  const key = useStore(screen.lookUp.$key);
  const toAll = request.links?.filter(({ purpose }) => purpose === 'all') ?? [];
  if (!key) return null;
  return (
    <div data-no-print>
      <Fold heading={t.linksHere} hint={toAll.length > 0 && fill(t.links, { count: toAll.length })}>
        <Stack gap={2} align="start">
          <Text measure>{t.privateLinkOpensPage}</Text>
          <ShareLink link={key} />
        </Stack>
        <Suspense>
          <LinksCard request={request} changes={screen.changes} offline={offline} />
        </Suspense>
        <KeyCard screen={screen} />
      </Fold>
    </div>
  );
}
