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
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      aria-pressed={urgent}
      onClick={() => void mark.run(!urgent)}
    >
      Urgent
    </Button>
  );
}
