import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { CheckInsProps } from './CheckIns.tsx';
import * as t from './words.ts';

const CheckIns = lazy(() => import('./CheckIns.tsx').catch(() => ({ default: NotLoaded })));

/** Loaded only if there is a check-in: a family has two in all. */
export const ShownCheckIns = (props: CheckInsProps) => (
  <Suspense fallback={<Spinner label={t.loadingQuestion} />}>
    <CheckIns {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card heading={t.howGoing}>
    <Text>{t.questionDidNotArrive}</Text>
  </Card>
);
