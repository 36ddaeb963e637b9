import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { href } from '../../../domain/routes.ts';
import { showReference } from '../../../lib/reference.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { AnswerBy } from '../waiting/AnswerBy.tsx';
import type { WaitingThing } from '../waiting/with-waiting.ts';
import type { NextStore } from './next-up.ts';

const WORDS = {
  request: { one: 'request', none: 'No other request waits for us.', list: 'adminRequests' },
  profile: { one: 'profile', none: 'No other profile waits for us.', list: 'adminCaregivers' },
  application: { one: 'application', none: 'No other application waits for us.', list: 'adminApplications' },
} as const;
const RECORDS = {
  request: 'adminRequest',
  profile: 'adminCaregiver',
  application: 'adminApplication',
} as const;

/** After a decision, the way to what waits next, which has the focus; nothing before. */
export function NextUp({ next }: { next: NextStore }) {
  const found = useStore(next.$next);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (found !== undefined) link.current?.focus();
  }, [found]);
  if (found === undefined) return null;
  const { one, none, list } = WORDS[next.kind];
  if (!found)
    return (
      <Notice
        tone="success"
        title={none}
        actions={
          <ButtonLink href={href(list)} variant="secondary" size="small" ref={link}>
            To the list
          </ButtonLink>
        }
      />
    );
  const path = href(RECORDS[next.kind], { id: found.subjectId });
  return (
    <Notice
      tone="success"
      title={`The next ${one}: ${nameOf(found)}`}
      actions={
        <ButtonLink href={path} size="small" iconAfter="chevron-right" ref={link}>
          Next {one}
        </ButtonLink>
      }
    >
      <AnswerBy waiting={found} />
    </Notice>
  );
}

const nameOf = ({ reference, caregiverName }: WaitingThing) =>
  reference ? showReference(reference) : (caregiverName ?? 'no name yet');
