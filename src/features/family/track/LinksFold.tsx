import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { fill } from '../../../lib/fill.ts';
import { ShareLink } from '../../../parts/share-link/ShareLink.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { KeyCard } from './KeyCard.tsx';
import type { LinksCardProps } from './LinksCard.tsx';
import type { TrackScreen } from './track-screen.ts';
import * as t from './links.words.ts';

// Few families look at their links, which need a connection anyway.
const LinksCard = lazy(() => import('./LinksCard.tsx').catch(() => ({ default: () => <></> })));

interface LinksFoldProps extends Omit<LinksCardProps, 'changes'> {
  screen: TrackScreen;
}

/** The request's links and the key itself; open if it is shown again while it has a link to copy. */
export function LinksFold({ screen, ...card }: LinksFoldProps) {
  const key = useStore(screen.lookUp.$key);
  const [open] = useState(card.made !== undefined);
  const toAll = card.request.links?.filter(({ purpose }) => purpose === 'all') ?? [];
  if (!key) return null;
  return (
    <div data-no-print>
      <Fold
        heading={t.linksHere}
        hint={toAll.length > 0 && fill(t.links, { count: toAll.length })}
        open={open}
      >
        <Stack gap={2} align="start">
          <Text measure>{t.privateLinkOpensPage}</Text>
          <ShareLink link={key} />
        </Stack>
        <Suspense>
          <LinksCard {...card} changes={screen.changes} />
        </Suspense>
        <KeyCard screen={screen} />
      </Fold>
    </div>
  );
}
