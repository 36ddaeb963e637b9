import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { DividedList } from '../divided-list/DividedList.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface ShortListProps {
  /** Each is an `li`. */
  items: readonly ReactNode[];
  /** What the items are: "All 12 matches". */
  noun: string;
  as?: 'ul' | 'ol';
  /** How many show at first. */
  first?: number;
  /** As in DividedList. */
  gap?: 2 | 3;
}

/** The first items of a list, and the others on demand. The focus moves to the first new one. */
export function ShortList({ items, noun, as = 'ul', first = 5, gap = 3 }: ShortListProps) {
  const [all, setAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const showAll = () => {
    setAll(true);
    requestAnimationFrame(() => {
      const next = place.current?.querySelectorAll(':scope > * > li')[first];
      next?.querySelector<HTMLElement>('a, button, input')?.focus();
    });
  };
  return (
    <>
      <div ref={place}>
        <DividedList as={as} gap={gap}>
          {all ? items : items.slice(0, first)}
        </DividedList>
      </div>
      {!all && items.length > first && (
        <div>
          <Button variant="secondary" size="small" onClick={showAll}>
            {fill(t.all, { count: items.length, noun })}
          </Button>
        </div>
      )}
    </>
  );
}
