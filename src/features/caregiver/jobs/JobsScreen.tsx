import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SearchForm } from '../../../parts/list-view/SearchForm.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { $uncopied } from '../../../state/copied.ts';
import type { ListPage } from '../../../state/list-screen.ts';
import type { Loaded as LoadedPage } from '../../../state/loadable.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { options } from '../../../domain/vocabulary.ts';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { FoundJobs } from './FoundJobs.tsx';
import { JOB_FILTERS } from './job-filters.ts';
import { whenSent } from '../said/said.ts';
import { createJobsScreen, isNarrowed, SORTS } from './jobs-screen.ts';
import { WhenConnected } from '../WhenConnected.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** `/caregiver/jobs`: every open job, best fit first, with filters in the address. */
export default function JobsScreen({ open }: ScreenProps) {
  const [list] = useState(() => createJobsScreen(open, location.search));
  const query = useStore(list.$query);
  const busy = useStore(list.$busy);
  const page = useStore(list.page.$value);
  // Any change of the address draws the screen again. Only one from outside, such as the back button, changes the list.
  useEffect(() => list.follow(location.search));
  useEffect(() => whenSent(list.page.reload), [list]);
  const failed = page.state === 'failed';
  useEffect(() => {
    $uncopied.set(failed);
    return () => $uncopied.set(false);
  }, [failed]);
  // The same as for a caregiver who is not approved yet.
  const nothing = !busy && page.state === 'ready' && page.value.total === 0 && !isNarrowed(query);
  return (
    <Stack gap={4}>
      <PageHeader title={t.jobs} intro={t.whatFamiliesAskPresent} />
      {!nothing && !failed && (
        <WhenConnected to={t.searchOtherJobs}>
          <SearchForm
            list={list}
            searchLabel={t.searchTitleTown}
            filters={JOB_FILTERS}
            beside={
              <Select
                label={t.showFirst}
                options={options(SORTS)}
                value={query.sort}
                onChange={(event) => list.change({ sort: event.currentTarget.value })}
              />
            }
            count={countInWords(page, busy)}
            found={page.state === 'ready' && page.value.total > 0}
          />
        </WhenConnected>
      )}
      <Loaded data={list.page} label={t.lookingJobsFit}>
        {(found) => <FoundJobs page={found} list={list} />}
      </Loaded>
    </Stack>
  );
}

function countInWords(page: LoadedPage<ListPage<unknown>>, busy: boolean): string {
  if (page.state !== 'ready') return '';
  if (busy) return t.looking;
  return fill(t.jobCount, { count: page.value.total });
}
