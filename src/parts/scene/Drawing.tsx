import { lazy, Suspense, type ComponentProps } from 'react';
import { drawing } from './Drawing.css.ts';
import type { Scene } from './Scene.tsx';

const Fetched = lazy(() =>
  import('./Scene.tsx').then(
    ({ Scene }) => ({ default: Scene }),
    () => ({ default: () => <i hidden /> }),
  ),
);

/**
 * A drawing beside words that say the same, loaded when it is shown. Its space is reserved. Offline, neither shows.
 */
export function Drawing({ name }: ComponentProps<typeof Scene>) {
  return (
    <div className={drawing}>
      <Suspense>
        <Fetched name={name} />
      </Suspense>
    </div>
  );
}
