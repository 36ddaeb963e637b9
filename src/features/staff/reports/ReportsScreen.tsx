import { useState } from 'react';
import { loadReports } from '../../../data/reports.ts';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { createSpanScreen } from '../figures/span-screen.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Spans } from '../figures/Spans.tsx';
import { ReportGrid } from './ReportGrid.tsx';
import * as t from './words.ts';

/** `/admin/reports`: what managers and inspectors ask of the last weeks. */
export default function ReportsScreen({ open }: ScreenProps) {
  const [screen] = useState(() =>
    createSpanScreen({
      path: href('adminReports'),
      spans: [12, 26, 52],
      open,
      search: () => location.search,
      load: loadReports,
    }),
  );
  return (
    <Stack gap={4}>
      <PageHeader title={t.reports} intro={t.saysWhat} actions={<Spans screen={screen} />} />
      <Loaded data={screen.data} label={t.counting}>
        {(reports) => <ReportGrid reports={reports} />}
      </Loaded>
    </Stack>
  );
}
