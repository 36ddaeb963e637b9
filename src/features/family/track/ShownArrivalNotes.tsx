import { type ComponentProps, lazy, Suspense } from 'react';

const ArrivalCard = lazy(() => import('./ArrivalCard.tsx').catch(() => ({ default: NotLoaded })));

/** What a caregiver should know: below what a family looks for first, so it comes after that. */
export const ShownArrivalNotes = (props: ComponentProps<typeof ArrivalCard>) => (
  <Suspense>
    <ArrivalCard {...props} />
  </Suspense>
);

const NotLoaded = () => <></>;
