import type { ReactNode } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ShortList } from '../../../ui/short-list/ShortList.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface RecordListCardProps<Row> {
  heading: string;
  rows: Loadable<Row[]>;
  /** What they are: "applications". */
  noun: string;
  /** What there is to say where there are none; without it there is no card then. */
  empty?: string;
  /** The list that has all of them; without one they show here on demand. */
  all?: string;
  /** Rows that stand elsewhere on the page; where all do, there is no card. */
  except?: (row: Row) => boolean;
  children: (row: Row) => ReactNode;
}

/** Other records that belong to this one: the first five, and the way to all. */
export function RecordListCard<Row>({
  heading,
  rows,
  noun,
  empty,
  all,
  except,
  children,
}: RecordListCardProps<Row>) {
  return (
    <Loaded data={rows} label={fill(t.loadingThe, { noun })}>
      {(every) => {
        const found = except ? every.filter((row) => !except(row)) : every;
        if (found.length === 0 && (every.length > 0 || !empty)) return null;
        return (
          <Card heading={heading}>
            {found.length === 0 && <Text tone="muted">{empty}</Text>}
            {found.length > 0 && !all && <ShortList noun={noun} items={found.map(children)} />}
            {found.length > 0 && all && (
              <>
                <DividedList gap={2}>{found.slice(0, SHOWN).map(children)}</DividedList>
                {found.length > SHOWN && <Link href={all}>{fill(t.all, { count: found.length, noun })}</Link>}
              </>
            )}
          </Card>
        );
      }}
    </Loaded>
  );
}

const SHOWN = 5;
