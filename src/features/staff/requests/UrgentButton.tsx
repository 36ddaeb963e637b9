import { useStore } from '@nanostores/react';
import { Button } from '../../../ui/button/Button.tsx';
import type { RequestScreenStore } from './request-screen.ts';

interface UrgentButtonProps {
  urgent: boolean;
  mark: RequestScreenStore['markUrgent'];
}

/** Marks a request as urgent, for lists and queues, or no longer. */
export function UrgentButton({ urgent, mark }: UrgentButtonProps) {
  const { busy } = useStore(mark.$state);
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void mark.run(!urgent)}>
      {urgent ? 'Not urgent' : 'Mark urgent'}
    </Button>
  );
}
