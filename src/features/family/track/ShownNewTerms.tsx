import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { NewTermsProps } from './NewTerms.tsx';
import * as t from './words.ts';

const NewTerms = lazy(() => import('./NewTerms.tsx').catch(() => ({ default: NotLoaded })));

/** Loaded only if there are new terms: few families have any on any one day. */
export const ShownNewTerms = (props: NewTermsProps) => (
  <Suspense fallback={<Spinner label={t.loadingNewTerms} />}>
    <NewTerms {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card heading={t.newTerms}>
    <Text>{t.partPageDidNot}</Text>
  </Card>
);
