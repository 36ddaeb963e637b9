import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { options } from '../../../domain/vocabulary.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import type { OwnApplication } from './applications-screen.ts';
import { type Filter, filterOf, FILTERS, readFilter } from './progress.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface ApplicationListProps {
  applications: readonly OwnApplication[];
  open: ScreenProps['open'];
}

/** The applications, offers first. The filter is in the address. */
export function ApplicationList({ applications, open }: ApplicationListProps) {
  const [filter, setFilter] = useState(() => readFilter(location.search));
  const shown = applications.filter((one) => !filter || filterOf(one) === filter);
  const choose = (wanted: Filter | undefined) => {
    setFilter(wanted);
    open(href('caregiverApplications') + (wanted ? `?status=${wanted}` : ''), true);
  };
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={3} wrap align="end" justify="between">
        <Select
          label={t.show}
          width="medium"
          placeholder={t.allApplications}
          options={options(FILTERS)}
          value={filter ?? ''}
          onChange={(event) => choose(readFilter(`?status=${event.currentTarget.value}`))}
        />
        <Text tone="muted" as="div">
          <span role="status">{fill(t.shownOf, { shown: shown.length, all: applications.length })}</span>
        </Text>
      </Stack>
      {shown.length === 0 && <Text tone="muted">{t.noneApplicationsThereMoment}</Text>}
      <Stack as="ul" gap={3}>
        {shown.map((application) => (
          <li key={application.id}>
            <ApplicationRow application={application} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
