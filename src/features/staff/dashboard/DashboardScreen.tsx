import { useState } from 'react';
import { loadApplications } from '../../../data/applications.ts';
import { loadWorkload } from '../../../data/dashboard.ts';
import { loadRequests } from '../../../data/requests.ts';
import { loadWaiting } from '../../../data/waiting.ts';
import { coveredInWords } from '../../../domain/covered.ts';
import { formatDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { REQUEST_STATUS } from '../../../domain/status.ts';
import { CARE_TYPES, inWords } from '../../../domain/vocabulary.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { createDashboardScreen } from './dashboard-screen.ts';
import { Newest } from './Newest.tsx';
import { Overdue } from './Overdue.tsx';
import { Tasks } from './Tasks.tsx';

const SHOWN = 5;

/** `/admin/dashboard`: what waits, at a glance. */
export default function DashboardScreen() {
  const [screen] = useState(() =>
    createDashboardScreen({ loadWaiting, loadWorkload, loadRequests, loadApplications }),
  );
  return (
    <Stack gap={5}>
      <PageHeader
        title="Dashboard"
        intro="What is waiting for the placement team today."
        actions={
          <>
            <ButtonLink href={href('adminRequestNew')} icon="plus">
              New request
            </ButtonLink>
            <ButtonLink href={href('adminPlacements')} variant="secondary">
              Placements
            </ButtonLink>
          </>
        }
      />
      <Loaded data={screen.overdue} label="Looking for what is overdue…">
        {(things) => <Overdue things={things} />}
      </Loaded>
      <Loaded data={screen.workload} label="Counting what is waiting…">
        {(workload) => <Tasks workload={workload} />}
      </Loaded>
      <Columns layout="halves" even>
        <Newest
          heading="Newest requests"
          more={{ label: 'All requests', href: href('adminRequests') }}
          none="No family has asked for care yet."
          data={screen.requests}
          entries={({ rows }) =>
            rows.slice(0, SHOWN).map((row) => ({
              key: row.id,
              href: href('adminRequest', { id: row.id }),
              title: row.contactName ?? 'Erased',
              detail: [`${inWords(row.careTypes, CARE_TYPES)} in ${row.place}`, coveredInWords(row)]
                .filter(Boolean)
                .join(' · '),
              date: formatDate(row.submittedAt),
              status: REQUEST_STATUS[row.status],
            }))
          }
        />
        <Newest
          heading="Newest applications"
          more={{ label: 'All applications', href: href('adminApplications') }}
          none="No caregiver has applied for a job yet."
          data={screen.applications}
          entries={({ rows }) =>
            rows.slice(0, SHOWN).map((row) => ({
              key: row.id,
              href: href('adminApplication', { id: row.id }),
              title: row.fullName ?? 'No name yet',
              detail: row.jobTitle,
              date: formatDate(row.submittedAt),
              status: applicationState(row),
            }))
          }
        />
      </Columns>
    </Stack>
  );
}
