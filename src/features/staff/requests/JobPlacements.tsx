import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ShortList } from '../../../ui/short-list/ShortList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { stateOf } from '../placements/placement-facts.ts';
import type { JobStore } from './request-screen.ts';

/** Who is placed on the job and who was, the latest first; nothing before anybody was. */
export function JobPlacements({ placements, nr }: Pick<JobStore, 'placements'> & { nr: string }) {
  return (
    <Loaded data={placements} label="Loading the placements…">
      {(rows) =>
        rows.length > 0 && (
          <Card heading={`${rows.length === 1 ? 'Placement' : 'Placements'}${nr && ` on job${nr}`}`}>
            <ShortList
              noun="placements"
              items={rows.map((row) => (
                <li key={row.id}>
                  <Stack direction="row" gap={2} wrap align="center" justify="between">
                    <Link href={href('adminPlacement', { id: row.id })}>{row.caregiverName}</Link>
                    <Stack direction="row" gap={2} wrap align="center">
                      <StatusBadge status={stateOf(row)} />
                      <Text tone="muted" size="sm">
                        From {formatShortDate(row.startsOn)}
                      </Text>
                    </Stack>
                  </Stack>
                </li>
              ))}
            />
          </Card>
        )
      }
    </Loaded>
  );
}
