import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { IntroductionsProps } from './Introductions.tsx';

const Introductions = lazy(() => import('./Introductions.tsx').catch(() => ({ default: NotLoaded })));

/** Whom staff introduce. Few families have somebody to meet on any one day, so only they fetch what shows it. */
export const ShownIntroductions = (props: IntroductionsProps) => (
  <Suspense fallback={<Spinner label="Loading whom we suggest…" />}>
    <Introductions {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card heading="Whom we suggest">
    <Text>This part of the page did not arrive. Load the page again when you have a good connection.</Text>
  </Card>
);
