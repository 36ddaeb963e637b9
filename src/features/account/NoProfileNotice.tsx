// bundle: sign-in
import { type ComponentProps, lazy, Suspense } from 'react';
import { Notice } from '../../ui/notice/Notice.tsx';
import * as t from './words.ts';

const NoProfile = lazy(() => import('./NoProfile.tsx').catch(() => ({ default: NotLoaded })));
const NotLoaded = () => <Notice tone="warning" title={t.loadPageAgain} />;

/** Loaded only if the password is right and there is no profile. */
export const NoProfileNotice = (props: ComponentProps<typeof NoProfile>) => (
  <Suspense>
    <NoProfile {...props} />
  </Suspense>
);
