import { useStore } from '@nanostores/react';
import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { NextUp } from '../next/NextUp.tsx';
import { NextHeading } from './NextHeading.tsx';
import type { DocumentsStore } from './documents-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface NoneLeftProps {
  screen: DocumentsStore;
  /** How many documents wait in the filtered queue; `everyones` counts all. */
  waiting: number;
  everyones: number;
  ownId: string | undefined;
}

/** Shown instead of a document: none is left here, with links to others. */
export function NoneLeft({ screen, waiting, everyones, ownId }: NoneLeftProps) {
  const moved = useStore(screen.$moved);
  const gone = useStore(screen.$gone);
  const { has } = useStore(screen.list.$query).filters;
  const left = useStore(screen.$later).length;
  const isNarrow = Boolean(has) && waiting === 0 && everyones > 0;
  const [heading, text] = gone
    ? [t.documentGone, t.caregiverRemoved]
    : waiting > 0
      ? [t.othersLeftLater, fill(t.leftLaterTheyStill, { left })]
      : isNarrow
        ? [has === ownId ? t.noneTheseYours : t.allHaveOwner, fill(t.unassignedCount, { count: everyones })]
        : [t.everyDocumentChecked, t.whatCaregiversUploadNext];
  return (
    <Card>
      <Stack gap={2}>
        {!gone && everyones === 0 && <Drawing name="paper" />}
        <NextHeading focus={moved}>{heading}</NextHeading>
        <Text tone="muted">{text}</Text>
        {gone && (
          <div>
            <Button variant="secondary" onClick={() => void screen.goOn()}>
              {t.seeWhatWaits}
            </Button>
          </div>
        )}
        {!gone && waiting > 0 && (
          <div>
            <Button variant="secondary" onClick={() => void screen.takeUpAgain()}>
              {t.goThroughThemAgain}
            </Button>
          </div>
        )}
        {!gone && isNarrow && (
          <div>
            <Button variant="secondary" onClick={() => screen.list.narrow('has', '')}>
              {t.showAnyones}
            </Button>
          </div>
        )}
        <NextUp next={screen.nextUp} />
      </Stack>
    </Card>
  );
}
