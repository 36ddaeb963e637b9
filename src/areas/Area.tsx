import { useStore } from '@nanostores/react';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { SessionProvider } from '../data/session-context.tsx';
import '../domain/area-words.ts';
import { matchRoute, type GuardedAccess, type ScreenName } from '../domain/routes.ts';
import type { ScreenProps } from '../state/screen-props.ts';
import { PageSpinner } from '../ui/spinner/PageSpinner.tsx';
import { Guard } from './Guard.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { createAreaRouter } from './router.ts';
import { fill } from '../lib/fill.ts';
import { showPlace } from './scroll-back.ts';
import * as t from './words.ts';

/** A screen for every route of the area. */
export type Screens<Who extends GuardedAccess> = Record<ScreenName<Who>, ComponentType<ScreenProps>>;

interface AreaProps {
  who: GuardedAccess;
  router: ReturnType<typeof createAreaRouter>;
  screens: Partial<Record<string, ComponentType<ScreenProps>>>;
  /** Called with the title of every screen shown. */
  onScreen?: (title: string) => void;
  /** The content above each screen. */
  above?: ReactNode;
}

/** A guarded area: the screen of the address, loaded when it is first shown. */
export function Area({ who, router, screens, onScreen, above }: AreaProps) {
  const page = useStore(router.$router);
  const name = page?.route;
  const Screen = name && screens[name];

  useEffect(() => router.followLinks(), [router]);
  useEffect(() => {
    if (!Screen) return location.replace('/');
    onScreen?.(announce(location.pathname));
  }, [Screen, page?.path, onScreen]);

  // An unknown path redirects to `/`; the guard would first ask a visitor to sign in for a screen that does not exist.
  if (!Screen) return <PageSpinner />;
  return (
    <SessionProvider>
      <Guard who={who}>
        {above}
        <ScreenBoundary key={page?.path}>
          <Suspense fallback={<PageSpinner />}>
            <Screen params={page?.params ?? {}} open={router.open} />
          </Suspense>
        </ScreenBoundary>
      </Guard>
    </SessionProvider>
  );
}

/**
 * Puts the screen's title into the tab and the mobile header. Scrolls to the top or, after Back, to where the reader
 * was.
 */
function announce(pathname: string): string {
  const title = matchRoute(pathname)?.route.title ?? '';
  document.title = fill(t.caregiverPlacement, { title });
  for (const place of document.querySelectorAll('[data-route-title]')) place.textContent = title;
  showPlace();
  return title;
}
