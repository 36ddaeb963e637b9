import type { Loadable } from '../../../state/loadable.ts';
import type { StatusWords } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as styles from './Newest.css.ts';

type Entry = { key: string; href: string; title: string; detail: string; date: string; status: StatusWords };

interface NewestProps<T> {
  heading: string;
  more: { label: string; href: string };
  none: string;
  data: Loadable<T>;
  entries: (value: T) => Entry[];
}

/** The last few of something, with the way to all of it. */
export function Newest<T>({ heading, more, none, data, entries }: NewestProps<T>) {
  return (
    <Card heading={heading} actions={<Link href={more.href}>{more.label}</Link>}>
      <Loaded data={data} label="Loading…">
        {(value) => {
          const shown = entries(value);
          if (shown.length === 0) return <Text tone="muted">{none}</Text>;
          return (
            <DividedList gap={2}>
              {shown.map(({ key, href, title, detail, date, status }) => (
                <li key={key} className={styles.entry}>
                  <div className={styles.words}>
                    <Link href={href}>{title}</Link>
                    <Text as="span" size="sm">
                      {detail}
                    </Text>
                    <Text as="span" size="sm" tone="muted">
                      {date}
                    </Text>
                  </div>
                  <StatusBadge status={status} />
                </li>
              ))}
            </DividedList>
          );
        }}
      </Loaded>
    </Card>
  );
}
