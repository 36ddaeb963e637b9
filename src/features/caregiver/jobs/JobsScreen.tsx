import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadDocuments } from '../../../data/documents.ts';
import { loadMatchingJobs } from '../../../data/own-jobs.ts';
import { loadOwnApplications } from '../../../data/own-applications.ts';
import { Filters } from '../../../parts/list-view/Filters.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { options } from '../../../domain/vocabulary.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { FoundJobs } from './FoundJobs.tsx';
import { JOB_FILTERS } from './job-filters.ts';
import { createJobsScreen, SORTS } from './jobs-screen.ts';
import * as styles from './JobsScreen.css.ts';
import { WhenConnected } from '../WhenConnected.tsx';

/** `/caregiver/jobs`: every open job, by how well it fits, and narrowed by what one looks for; all of it in the address. */
export default function JobsScreen({ open }: ScreenProps) {
  const [list] = useState(() =>
    createJobsScreen(open, location.search, { loadMatchingJobs, loadOwnApplications, loadDocuments }),
  );
  const query = useStore(list.$query);
  const typed = useStore(list.$typed);
  // Every change of the address renders the screen anew; only one that came from outside changes the list.
  useEffect(() => list.follow(location.search));
  return (
    <Stack gap={4}>
      <PageHeader title="Jobs" intro="What families ask for at present, and how well it fits you." />
      <WhenConnected to="to search for other jobs">
        <Form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            list.change({});
          }}
        >
          <div className={styles.tools}>
            <TextField
              label="Search by title or town"
              type="search"
              name="q"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={(event) => list.type(event.currentTarget.value)}
            />
            <Select
              label="Show first"
              options={options(SORTS)}
              value={query.sort}
              onChange={(event) => list.change({ sort: event.currentTarget.value })}
            />
          </div>
          <Filters list={list} filters={JOB_FILTERS} />
        </Form>
      </WhenConnected>
      <Loaded data={list.page} label="Looking for jobs that fit…">
        {(page) => <FoundJobs page={page} list={list} />}
      </Loaded>
    </Stack>
  );
}
