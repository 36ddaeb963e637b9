import { useStore } from '@nanostores/react';
import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { NextUp } from '../next/NextUp.tsx';
import { NextHeading } from './NextHeading.tsx';
import type { DocumentsStore } from './documents-screen.ts';

interface NoneLeftProps {
  screen: DocumentsStore;
  /** How many wait of those that the queue is narrowed to, and at all. */
  waiting: number;
  everyones: number;
  ownId: string | undefined;
}

/** In the place of a document: that none is left here, and where others are. */
export function NoneLeft({ screen, waiting, everyones, ownId }: NoneLeftProps) {
  const moved = useStore(screen.$moved);
  const gone = useStore(screen.$gone);
  const { has } = useStore(screen.list.$query).filters;
  const left = useStore(screen.$later).length;
  const isNarrow = Boolean(has) && waiting === 0 && everyones > 0;
  const [heading, text] = gone
    ? ['This document is gone', 'Its caregiver has removed it.']
    : waiting > 0
      ? ['The others are left for later', `You have left ${left} for later. They still wait.`]
      : isNarrow
        ? [
            has === ownId ? 'None of these is yours' : 'Somebody has each of these in hand',
            `${everyones} ${everyones === 1 ? 'waits' : 'wait'} for anybody.`,
          ]
        : ['Every document is checked', 'What caregivers upload next appears here.'];
  return (
    <Card>
      <Stack gap={2}>
        {!gone && everyones === 0 && <Drawing name="tea" />}
        <NextHeading focus={moved}>{heading}</NextHeading>
        <Text tone="muted">{text}</Text>
        {gone && (
          <div>
            <Button variant="secondary" onClick={() => void screen.goOn()}>
              See what waits
            </Button>
          </div>
        )}
        {!gone && waiting > 0 && (
          <div>
            <Button variant="secondary" onClick={() => void screen.takeUpAgain()}>
              Go through them again
            </Button>
          </div>
        )}
        {!gone && isNarrow && (
          <div>
            <Button variant="secondary" onClick={() => screen.list.narrow('has', '')}>
              Show anyone’s
            </Button>
          </div>
        )}
        <NextUp next={screen.nextUp} />
      </Stack>
    </Card>
  );
}
