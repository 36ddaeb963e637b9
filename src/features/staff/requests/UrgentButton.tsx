import { useStore } from '@nanostores/react';
import { Button } from '../../../ui/button/Button.tsx';
import type { RequestScreenStore } from './request-screen.ts';
import * as t from './words.ts';

interface UrgentButtonProps {
  urgent: boolean;
  mark: RequestScreenStore['markUrgent'];
}

/** Marks a request as urgent for lists and queues, or removes the mark. */
export function UrgentButton({ urgent, mark }: UrgentButtonProps) {
  const { busy } = useStore(mark.$state);
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void mark.run(!urgent)}>
      {urgent ? t.notUrgent : t.markUrgent}
    </Button>
  );
}
