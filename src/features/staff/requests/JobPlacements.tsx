import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { stateOf } from '../placements/placement-facts.ts';
import type { JobStore } from './request-screen.ts';

/** Who is placed on the job and who was, the latest first; nothing before anybody was. */
export function JobPlacements({ placements, nr }: Pick<JobStore, 'placements'> & { nr: string }) {
  return (
    <Loaded data={placements} label="Loading the placements…">
      {(rows) =>
        rows.length > 0 && (
          <Card heading={`${rows.length === 1 ? 'Placement' : 'Placements'}${nr && ` on job${nr}`}`}>
            <Table
              caption={nr ? `Placements on job${nr}` : 'Placements on this job'}
              captionHidden
              rows={rows}
              rowKey={(row) => row.id}
              rowHref={(row) => href('adminPlacement', { id: row.id })}
              columns={[
                { key: 'caregiver', header: 'Caregiver', cell: (row) => row.caregiverName },
                { key: 'state', header: 'State', cell: (row) => <StatusBadge status={stateOf(row)} /> },
                {
                  key: 'starts_on',
                  header: 'First day',
                  nowrap: true,
                  cell: (row) => formatShortDate(row.startsOn),
                },
              ]}
            />
          </Card>
        )
      }
    </Loaded>
  );
}
