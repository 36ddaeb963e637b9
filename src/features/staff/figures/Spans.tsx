import { useStore } from '@nanostores/react';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { fill } from '../../../lib/fill.ts';
import type { SpanScreen } from './span-screen.ts';
import * as t from './words.ts';

/** Chooses the number of weeks for figures. */
export function Spans({ screen }: { screen: SpanScreen }) {
  const weeks = useStore(screen.$weeks);
  return (
    <Stack direction="row" gap={1}>
      {screen.spans.map((span) => (
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
  );
}
