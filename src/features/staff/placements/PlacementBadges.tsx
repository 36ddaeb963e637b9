import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { stateOf } from './placement-facts.ts';
import * as t from './words.ts';

/** A placement's status, and whether a required document has expired. */
export function PlacementBadges({
  placement,
}: {
  placement: Parameters<typeof stateOf>[0] & { lapsed: readonly unknown[] };
}) {
  return (
    <>
      <StatusBadge status={stateOf(placement)} />{' '}
      {placement.lapsed.length > 0 && <Badge tone="danger">{t.documentExpired}</Badge>}
    </>
  );
}
