// bundle: sign-in
import { type ComponentProps, lazy, Suspense } from 'react';
import { Notice } from '../../ui/notice/Notice.tsx';
import * as t from './words.ts';

const NoProfile = lazy(() => import('./NoProfile.tsx').catch(() => ({ default: NotLoaded })));
const NotLoaded = () => <Notice tone="warning" title={t.loadPageAgain} />;

/** For someone whose password is right but who has no profile: closed, not readable just now, or without the second factor. */
export const NoProfileNotice = (props: ComponentProps<typeof NoProfile>) => (
  <Suspense>
    <NoProfile {...props} />
  </Suspense>
);
