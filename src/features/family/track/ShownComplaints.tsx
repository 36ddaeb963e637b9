import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ComplaintsProps } from './Complaints.tsx';
import * as t from './complaint.words.ts';

const Complaints = lazy(() => import('./Complaints.tsx').catch(() => ({ default: NotLoaded })));

/** Loaded only for a family with a current or former caregiver. */
export const ShownComplaints = (props: ComplaintsProps) => (
  <Suspense fallback={<Spinner label={t.loading} />}>
    <Complaints {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card heading={t.card}>
    <Text>{t.notLoaded}</Text>
  </Card>
);
