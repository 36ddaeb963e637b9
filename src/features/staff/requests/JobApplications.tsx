import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ShortList } from '../../../ui/short-list/ShortList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { JobStore } from './request-screen.ts';

/** The caregivers who applied for the job, in the order in which they did. */
export function JobApplications({ applications, nr }: Pick<JobStore, 'applications'> & { nr: string }) {
  return (
    <Card heading={`Applications${nr && ` for job${nr}`}`}>
      <Loaded data={applications} label="Loading the applications…">
        {(rows) =>
          rows.length === 0 ? (
            <Text tone="muted">Nobody has applied yet.</Text>
          ) : (
            <ShortList
              noun="applications"
              items={rows.map((row) => (
                <li key={row.id}>
                  <Stack direction="row" gap={2} wrap align="center" justify="between">
                    <Link href={href('adminApplication', { id: row.id })}>
                      {row.caregiver.fullName ?? 'No name yet'}
                    </Link>
                    <Stack direction="row" gap={2} wrap align="center">
                      <StatusBadge status={applicationState(row)} />
                      <Text tone="muted" size="sm">
                        {formatShortDate(row.submittedAt)}
                      </Text>
                    </Stack>
                  </Stack>
                </li>
              ))}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
