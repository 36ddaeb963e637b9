import { useStore } from '@nanostores/react';
import { formatDate } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { DocumentsScreenStore } from './documents-screen.ts';
import * as t from './words.ts';

interface StrayFilesProps {
  screen: Pick<DocumentsScreenStore, 'files' | 'isStray'>;
}

/** Says that a file arrived without its details, which the device that sent it may still have. */
export function StrayFiles({ screen }: StrayFilesProps) {
  const files = useStore(screen.files.$value);
  if (files.state !== 'ready') return null;
  const stray = files.value.find(screen.isStray);
  if (!stray) return null;
  return (
    <Notice tone="warning" title={fill(t.strayFile, { day: formatDate(stray.at) })}>
      {t.openWhereSent}
    </Notice>
  );
}
