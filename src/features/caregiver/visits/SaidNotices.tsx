import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { addWords, explain } from '../../../domain/explain.ts';
import { jobName } from '../../../domain/job-name.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { partInWords } from '../../../domain/visits.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { OurNumber } from './OurNumber.tsx';
import { $said } from './said.ts';
import { drop, followSaid } from './say.ts';
import * as t from './words.ts';

addWords(t.refusals);

/** Sends what the caregiver said without a connection, and tells what of it does not count, until that is read. */
export default function SaidNotices() {
  const refused = useStore($said).filter(({ problem }) => problem);
  useEffect(followSaid, []);
  return refused.map(({ id, kind, day, opens, job, problem }) => (
    <Notice key={id} tone="danger" title={t.notCounted[kind]} announce>
      <Stack gap={2} align="start">
        <Text>
          {fillNodes(t.notCountedOf, {
            day: formatLongDay(day),
            time: partInWords(opens),
            job: jobName(job),
            why: problem ? explain(problem) : '',
            phone: <OurNumber />,
          })}
        </Text>
        <Button variant="secondary" size="small" onClick={() => void drop(id)}>
          {t.iHaveReadThis}
        </Button>
      </Stack>
    </Notice>
  ));
}
