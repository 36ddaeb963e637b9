import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { VisitsProps } from './Visits.tsx';
import * as t from './visits.words.ts';

const Visits = lazy(() => import('./Visits.tsx').catch(() => ({ default: NotLoaded })));

/** Loaded only for a family with a caregiver. */
export const ShownVisits = (props: VisitsProps) => (
  <Suspense fallback={<Spinner label={t.loadingVisits} />}>
    <Visits {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card heading={t.whoComesWhen}>
    <Text>{t.visitsDidNotArrive}</Text>
  </Card>
);
