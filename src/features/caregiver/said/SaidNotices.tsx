import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { explain } from '../../../domain/explain.ts';
import { jobName } from '../../../domain/job-name.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { partInWords } from '../../../domain/visits.ts';
import { fill } from '../../../lib/fill.ts';
import type { Said } from '../../../state/device/said.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { daysOffInWords } from '../profile/days-off-in-words.ts';
import '../visits/refusals.ts';
import { addDocumentAt } from '../../../domain/add-document-at.ts';
import * as styles from '../above.css.ts';
import { $said } from './said.ts';
import { drop, followSaid } from './send-said.ts';
import * as t from './words.ts';

/** Sends what the caregiver said without a connection. Reports what was refused, until the caregiver has read it. */
export default function SaidNotices() {
  const refused = useStore($said).filter(({ problem }) => problem);
  useEffect(followSaid, []);
  return refused.map((one) => (
    <div key={one.id} className={styles.above}>
      <Notice tone="danger" title={t.notCounted[one.kind]} announce>
        <Stack gap={2} align="start">
          <Text>{why(one)}</Text>
          {wordsOf(one) && <Text typed>{fill(t.youWrote, { message: wordsOf(one) })}</Text>}
          <Stack direction="row" gap={2} wrap>
            <Button variant="secondary" size="small" onClick={() => void drop(one.id)}>
              {t.iHaveReadThis}
            </Button>
            {one.kind === 'apply' && (
              <ButtonLink
                href={href('caregiverApply', { jobId: one.jobId })}
                variant="secondary"
                size="small"
              >
                {t.readJob}
              </ButtonLink>
            )}
            {one.kind === 'document' && (
              <ButtonLink href={addDocumentAt(one.record.kind)} variant="secondary" size="small">
                {t.addDocument}
              </ButtonLink>
            )}
            {isOfDays(one) && (
              <ButtonLink
                href={`${href('caregiverProfile')}?section=days-off`}
                variant="secondary"
                size="small"
              >
                {t.seeDaysOff}
              </ButtonLink>
            )}
          </Stack>
        </Stack>
      </Notice>
    </div>
  ));
}

const isOfDays = (one: Said) => one.kind === 'days_off' || one.kind === 'remove_days_off';

const wordsOf = (one: Said) => (one.kind === 'apply' ? one.message : one.kind === 'leave' ? one.words : '');

function why(one: Said) {
  const problem = one.problem
    ? explain(one.problem, { job_not_found: t.jobNotFound, file_not_arrived: t.fileNotArrived })
    : '';
  const phone = <OurNumber />;
  if (isOfDays(one)) return fillNodes(t.aboutDays, { days: daysOffInWords(one), why: problem, phone });
  if (one.kind === 'document')
    return fillNodes(t.aboutDocument, { fileName: one.record.fileName, why: problem, phone });
  const job = jobName(one.job);
  if (one.kind === 'apply' || one.kind === 'leave')
    return fillNodes(t.aboutJob, { job, why: problem, phone });
  const when = { day: formatLongDay(one.day), time: partInWords(one.opens) };
  return fillNodes(t.notCountedOf, { ...when, job, why: problem, phone });
}
