import { trackingLink } from '../../domain/tracking-link.ts';
import type { TrackingKey } from '../../domain/tracking-key.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { HANDED_OVER, handOver, handOverLabel } from './hand-over.ts';

interface ShareLinkProps {
  link: TrackingKey;
  main?: boolean;
  /** Whose link it is, beside others. */
  name?: string;
}

/** One button that shares a private link if the device can, else copies it. */
export function ShareLink({ link, main = false, name }: ShareLinkProps) {
  const give = async () => {
    const done = await handOver(trackingLink(location.origin, link));
    if (done) toast(HANDED_OVER[done], { tone: done === 'copied' ? 'success' : undefined });
  };
  return (
    <Button
      variant={main ? 'primary' : 'secondary'}
      size={main ? 'medium' : 'small'}
      onClick={() => void give()}
    >
      {handOverLabel(name)}
    </Button>
  );
}
