import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { IntroductionsProps } from './Introductions.tsx';
import * as t from './words.ts';

const Introductions = lazy(() => import('./Introductions.tsx').catch(() => ({ default: NotLoaded })));

/** Loaded only if there is an introduction: few families have one on any one day. */
export const ShownIntroductions = (props: IntroductionsProps) => (
  <Suspense fallback={<Spinner label={t.loadingWhoWeSuggest} />}>
    <Introductions {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card heading={t.whoWeSuggest}>
    <Text>{t.partPageDidNot}</Text>
  </Card>
);
