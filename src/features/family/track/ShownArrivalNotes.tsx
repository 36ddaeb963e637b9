import { type ComponentProps, lazy, Suspense } from 'react';

const ArrivalCard = lazy(() => import('./ArrivalCard.tsx').catch(() => ({ default: NotLoaded })));

/** Loaded later: the arrival notes are below what a family looks for first. */
export const ShownArrivalNotes = (props: ComponentProps<typeof ArrivalCard>) => (
  <Suspense>
    <ArrivalCard {...props} />
  </Suspense>
);

const NotLoaded = () => <></>;
