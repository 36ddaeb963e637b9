import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { CheckInsProps } from './CheckIns.tsx';

const CheckIns = lazy(() => import('./CheckIns.tsx').catch(() => ({ default: NotLoaded })));

/** How it goes. A family is asked twice in all, so only then does it fetch what asks. */
export const ShownCheckIns = (props: CheckInsProps) => (
  <Suspense fallback={<Spinner label="Loading our question…" />}>
    <CheckIns {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card heading="How is it going?">
    <Text>Our question did not arrive. Load the page again when you have a good connection.</Text>
  </Card>
);
