import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { FigureGrid } from './FigureGrid.tsx';
import { createFiguresScreen, SPANS } from './figures-screen.ts';
import * as styles from './Figures.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface FiguresProps extends Pick<ScreenProps, 'open'> {
  /** They are there, or cannot come. */
  onSettled: () => void;
}

/** How the service does, for the chosen number of weeks. */
export default function Figures({ open, onSettled }: FiguresProps) {
  const [screen] = useState(() => createFiguresScreen(open, () => location.search));
  const weeks = useStore(screen.$weeks);
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
        <Stack direction="row" gap={1}>
          {SPANS.map((span) => (
            <Button
              key={span}
              size="small"
              variant={span === weeks ? 'secondary' : 'quiet'}
              aria-pressed={span === weeks}
              onClick={() => screen.look(span)}
            >
              {fill(t.weeks, { span })}
            </Button>
          ))}
        </Stack>
      </div>
      <Loaded data={screen.data} label={t.counting}>
        {(figures) => <FigureGrid figures={figures} />}
      </Loaded>
    </Stack>
  );
}
