import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { jobName } from '../../../domain/job-name.ts';
import { formatLongDay, operator } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { partInWords } from '../../../domain/visits.ts';
import { fill } from '../../../lib/fill.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { TimeOffStore } from './time-off-screen.ts';
import * as t from './words.ts';

interface VisitsTouchedProps {
  days: Parameters<TimeOffStore['visitsOn']>[0];
  visitsOn: TimeOffStore['visitsOn'];
}

const SHOWN = 5;

/** The visits that days off touch, before they are saved; nothing where there are none. */
export function VisitsTouched({ days, visitsOn }: VisitsTouchedProps) {
  const [store] = useState(() => visitsOn(days));
  const found = useStore(store.$value);
  if (found.state !== 'ready' || found.value.length === 0) return null;
  const more = found.value.length - SHOWN;
  return (
    <Notice tone="warning" title={t.visitsOnTheseDays} announce>
      <ul>
        {found.value.slice(0, SHOWN).map(({ day, opens, closes, job }) => (
          <li key={day + opens}>
            {fill(t.visitOnDay, {
              day: formatLongDay(day),
              time: partInWords(opens, closes),
              job: jobName(job),
            })}
          </li>
        ))}
      </ul>
      {more > 0 && <Text>{fill(t.moreVisits, { count: more })}</Text>}
      <Text>
        {fillNodes(t.sayCantCome, {
          dashboard: <Link href={href('caregiverDashboard')}>{t.onDashboard}</Link>,
          phone: <PhoneLink phone={operator.contact.phone} />,
        })}
      </Text>
    </Notice>
  );
}
