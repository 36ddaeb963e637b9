import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { VisitOff } from '../../../data/time-off.ts';
import { formatList, formatLongDay } from '../../../domain/operator.ts';
import { isSoon } from '../../../domain/visit-state.ts';
import { fill } from '../../../lib/fill.ts';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisitList } from './VisitList.tsx';
import * as t from './words.ts';

interface VisitsTouchedProps {
  visits: Loadable<VisitOff[]>;
  /** The question whether the caregiver can't come to them. */
  children: ReactNode;
}

/** The visits that unsaved days off would touch; nothing if there are none, and a sentence if they can't be known. */
export function VisitsTouched({ visits, children }: VisitsTouchedProps) {
  const found = useStore(visits.$value);
  if (found.state === 'failed') return <Text tone="muted">{t.visitsUnknown}</Text>;
  if (found.state !== 'ready' || found.value.length === 0) return null;
  const own = found.value.filter(({ instead }) => !instead);
  const covers = found.value.filter(({ instead }) => instead);
  return (
    <>
      <Notice tone="warning" title={fill(t.visitsOnTheseDays, { count: found.value.length })} announce>
        {own.length > 0 && (
          <Stack gap={2}>
            <VisitList visits={own} />
            <Text>{t.visitsFollow}</Text>
          </Stack>
        )}
        {found.value.some((visit) => isSoon(visit)) && (
          <Text strong>{fillNodes(t.soonToo, { phone: <OurNumber /> })}</Text>
        )}
        {covers.length > 0 && (
          <Text>
            {fill(t.insteadOnDay, { days: formatList(covers.map(({ day }) => formatLongDay(day))) })}
          </Text>
        )}
      </Notice>
      {own.length > 0 && children}
    </>
  );
}
