import { useStore } from '@nanostores/react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Filters } from '../../../parts/list-view/Filters.tsx';
import { byWhoHasIt } from '../lists/filters.ts';
import { NextUp } from '../next/NextUp.tsx';
import { NextHeading } from './NextHeading.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import type { PapersStore } from './papers-screen.ts';

/** The queue: the paper whose turn it is, or that none is left. */
export function Papers({ screen, ownId }: { screen: PapersStore; ownId: string | undefined }) {
  const current = useStore(screen.$current);
  const moved = useStore(screen.$moved);
  const left = useStore(screen.$later).length;
  const { has } = useStore(screen.list.$query).filters;
  return (
    <Loaded data={screen.queue} label="Looking for papers that wait…" pageTitle="Papers">
      {(waiting) => (
        <Stack gap={4}>
          <PageHeader
            title="Papers"
            intro={
              waiting.length === 0
                ? has
                  ? 'None of these waits.'
                  : 'Nothing waits.'
                : `${waiting[0]?.total} ${waiting[0]?.total === 1 ? 'waits' : 'wait'}, what has waited longest first.`
            }
            actions={<Filters list={screen.list} filters={[byWhoHasIt(ownId)]} />}
          />
          {current ? (
            <PaperSheet key={current.id} paper={current} screen={screen} focus={moved} />
          ) : (
            <Card>
              <Stack gap={2}>
                <NextHeading focus={moved}>
                  {waiting.length > 0
                    ? 'The others are left for later'
                    : has
                      ? 'Every one of these documents is checked'
                      : 'Every document is checked'}
                </NextHeading>
                <Text tone="muted">
                  {waiting.length === 0
                    ? 'What caregivers upload next appears here.'
                    : `You have left ${left} for later. They still wait.`}
                </Text>
                {waiting.length > 0 && (
                  <div>
                    <Button variant="secondary" onClick={() => void screen.takeUpAgain()}>
                      Look at them again
                    </Button>
                  </div>
                )}
                <NextUp next={screen.nextUp} />
              </Stack>
            </Card>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
