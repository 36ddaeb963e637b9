import { useEffect, useRef, useState } from 'react';
import { fail, ok } from '../../../lib/result.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { loadable } from '../../../state/loadable.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { awaited } from './awaited.css.ts';
import * as t from './words.ts';

const fetchCode = () =>
  import('./Figures.tsx').then(
    (code) => ok(code.default),
    () => fail({ kind: 'offline', code: 'unreachable' } as const),
  );

/** The figures. Their code and data load when their place comes near the window. */
export function FiguresBelow({ open }: Pick<ScreenProps, 'open'>) {
  const [code] = useState(() => loadable(fetchCode));
  const [near, setNear] = useState(false);
  const [settled, setSettled] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        look.disconnect();
      },
      // One window's height ahead, so that nobody sees the place empty.
      { rootMargin: '100%' },
    );
    if (place.current) look.observe(place.current);
    return () => look.disconnect();
  }, []);
  return (
    <div ref={place} className={settled ? undefined : awaited}>
      {near && (
        <Loaded data={code} label={t.counting}>
          {(Figures) => <Figures open={open} onSettled={() => setSettled(true)} />}
        </Loaded>
      )}
    </div>
  );
}
