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
  /** What the rows are: "applications". */
  noun: string;
  /** The text if there are no rows. Without it, the card is left out. */
  empty?: string;
  /** The address of the full list. Without one, the other rows show here on demand. */
  all?: string;
  /** Leaves out rows shown elsewhere on the page. If none are left, so is the card. */
  except?: (row: Row) => boolean;
  children: (row: Row) => ReactNode;
}

/** Related records: the first five, and a link to all. */
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
