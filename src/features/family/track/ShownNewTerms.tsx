import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { NewTermsProps } from './NewTerms.tsx';
import * as t from './words.ts';

const NewTerms = lazy(() => import('./NewTerms.tsx').catch(() => ({ default: NotLoaded })));

/** New terms. Few families have any on any one day, so only they fetch what asks. */
export const ShownNewTerms = (props: NewTermsProps) => (
  <Suspense fallback={<Spinner label={t.loadingQuestion} />}>
    <NewTerms {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card heading={t.newTerms}>
    <Text>{t.partPageDidNot}</Text>
  </Card>
);
