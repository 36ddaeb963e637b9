import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Filters } from '../../../parts/list-view/Filters.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { byWhoHasIt } from '../lists/filters.ts';
import { NoneLeft } from './NoneLeft.tsx';
import { ApproveNext } from './ApproveNext.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import type { DocumentsStore } from './documents-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The queue: the current document, or that none is left. */
export function Documents({ screen, ownId }: { screen: DocumentsStore; ownId: string | undefined }) {
  const shown = useStore(screen.$shown);
  const moved = useStore(screen.$moved);
  const id = shown?.document.id;
  useEffect(() => {
    if (id) screen.write(id);
  }, [screen, id]);
  return (
    <Loaded data={screen.queue} label={t.lookingDocumentsWait} pageTitle={t.documents}>
      {({ waiting, everyones }) => (
        <Stack gap={4}>
          <PageHeader
            title={t.documents}
            intro={introOf(waiting[0]?.total ?? 0, everyones)}
            actions={<Filters list={screen.list} filters={[byWhoHasIt(ownId)]} />}
          />
          <ApproveNext next={screen.nextUp} />
          {shown ? (
            <DocumentSheet
              key={`${id} ${shown.verdict?.checkedAt}`}
              {...shown}
              screen={screen}
              focus={moved}
            />
          ) : (
            <NoneLeft screen={screen} waiting={waiting.length} everyones={everyones} ownId={ownId} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function introOf(waiting: number, everyones: number): string | undefined {
  if (waiting === 0) return everyones === 0 ? t.nothingWaits : undefined;
  return fill(t.waitWhatWaitedLongest, { count: waiting });
}
