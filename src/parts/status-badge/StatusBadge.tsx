import type { StatusWords } from '../../domain/status.ts';
import { Badge } from '../../ui/badge/Badge.tsx';

/** A status as a badge, from domain/status.ts. */
export function StatusBadge({ status: { label, tone } }: { status: StatusWords }) {
  return <Badge tone={tone}>{label}</Badge>;
}
