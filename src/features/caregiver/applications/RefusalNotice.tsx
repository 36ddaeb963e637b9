import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { ApplicationsScreenStore } from './applications-screen.ts';
import { MOVED_ON } from './offer-words.ts';

/** Says that an application had changed, so that the step was refused. */
export function RefusalNotice({ id, screen }: { id: string; screen: ApplicationsScreenStore }) {
  const refusal = useStore(screen.$refusal);
  if (refusal?.id !== id) return null;
  return (
    <Notice tone="warning" announce>
      {explain(refusal.failure, MOVED_ON)}
    </Notice>
  );
}
