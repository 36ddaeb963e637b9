import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Filters } from '../../../parts/list-view/Filters.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { byWhoHasIt } from '../lists/filters.ts';
import { NoneLeft } from './NoneLeft.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import type { PapersStore } from './papers-screen.ts';

/** The queue: the paper whose turn it is, or that none is left. */
export function Papers({ screen, ownId }: { screen: PapersStore; ownId: string | undefined }) {
  const shown = useStore(screen.$shown);
  const moved = useStore(screen.$moved);
  const id = shown?.paper.id;
  useEffect(() => {
    if (id) screen.write(id);
  }, [screen, id]);
  return (
    <Loaded data={screen.queue} label="Looking for papers that wait…" pageTitle="Papers">
      {({ waiting, everyones }) => (
        <Stack gap={4}>
          <PageHeader
            title="Papers"
            intro={introOf(waiting[0]?.total ?? 0, everyones)}
            actions={<Filters list={screen.list} filters={[byWhoHasIt(ownId)]} />}
          />
          {shown ? (
            <PaperSheet key={id} {...shown} screen={screen} focus={moved} />
          ) : (
            <NoneLeft screen={screen} waiting={waiting.length} everyones={everyones} ownId={ownId} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function introOf(waiting: number, everyones: number): string | undefined {
  if (waiting === 0) return everyones === 0 ? 'Nothing waits.' : undefined;
  return `${waiting} ${waiting === 1 ? 'waits' : 'wait'}, what has waited longest first.`;
}
