import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadFigures } from '../../../data/figures.ts';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { FigureGrid } from './FigureGrid.tsx';
import { createSpanScreen } from './span-screen.ts';
import * as styles from './Figures.css.ts';
import { Spans } from './Spans.tsx';
import * as t from './words.ts';

interface FiguresProps extends Pick<ScreenProps, 'open'> {
  /** Called once the figures are shown or have failed. */
  onSettled: () => void;
}

/** Figures about the service, for the chosen number of weeks. */
export default function Figures({ open, onSettled }: FiguresProps) {
  const [screen] = useState(() =>
    createSpanScreen({
      path: href('adminDashboard'),
      spans: [12, 26],
      open,
      search: () => location.search,
      load: loadFigures,
    }),
  );
  const settled = useStore(screen.data.$value).state !== 'loading';
  useEffect(() => {
    if (settled) onSettled();
  }, [settled, onSettled]);
  return (
    <Stack gap={3}>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {t.figures}
        </Heading>
        <Stack direction="row" gap={3} align="center">
          <Link href={href('adminReports')}>{t.allReports}</Link>
          <Spans screen={screen} />
        </Stack>
      </div>
      <Loaded data={screen.data} label={t.counting}>
        {(figures) => <FigureGrid figures={figures} />}
      </Loaded>
    </Stack>
  );
}
