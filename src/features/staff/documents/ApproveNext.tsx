import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../lib/fill.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { NextStore } from '../next/next-up.ts';
import * as t from './words.ts';

/** After the last document of a caregiver is checked, links to their approval, and takes the focus. */
export function ApproveNext({ next }: { next: NextStore }) {
  const approval = useStore(next.$approval);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Not from someone who already checks the next document.
    if (approval && !document.activeElement?.closest('form')) link.current?.focus();
  }, [approval]);
  if (!approval) return null;
  const name = approval.caregiverName ?? t.noNameYet;
  return (
    <Notice
      tone="success"
      title={fill(t.allDocumentsChecked, { name })}
      actions={
        <ButtonLink href={href('adminCaregiver', { id: approval.subjectId })} size="small" ref={link}>
          {fill(t.approveNext, { name })}
        </ButtonLink>
      }
    />
  );
}
