import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadReports } from '../../../data/reports.ts';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { createSpanScreen } from '../figures/span-screen.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { head } from '../figures/Figures.css.ts';
import { Spans } from '../figures/Spans.tsx';
import { ReportGrid } from './ReportGrid.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** `/admin/reports`: figures of the last weeks for managers and inspectors. */
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
  const weeks = useStore(screen.$weeks);
  return (
    <Stack gap={4}>
      <PageHeader title={t.reports} intro={t.saysWhat} />
      <div className={head}>
        <Heading level={2} size="md">
          {fill(t.lastWeeks, { weeks })}
        </Heading>
        <Spans screen={screen} />
      </div>
      <Loaded data={screen.data} label={t.counting}>
        {(reports) => <ReportGrid reports={reports} />}
      </Loaded>
    </Stack>
  );
}
