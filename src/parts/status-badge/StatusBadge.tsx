import type { StatusWords } from '../../domain/status.ts';
import { Badge } from '../../ui/badge/Badge.tsx';

/** Where something stands: the badge of one entry of lib/status.ts. */
export function StatusBadge({ status: { label, tone } }: { status: StatusWords }) {
  return <Badge tone={tone}>{label}</Badge>;
}
