import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { CheckInsProps } from './CheckIns.tsx';
import * as t from './words.ts';

const CheckIns = lazy(() => import('./CheckIns.tsx').catch(() => ({ default: NotLoaded })));

/** How it goes. A family is asked twice in all, so only then does it fetch what asks. */
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
