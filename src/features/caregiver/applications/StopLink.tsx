// bundle: own
import type { OwnPlacement } from '../../../data/own-applications.ts';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../lib/fill.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { livePlacements } from '../live-placements.ts';
import type { OwnApplication } from './applications-screen.ts';
import { titleOf } from './progress.ts';
import * as t from './leave.words.ts';

type Placed = Pick<OwnApplication, 'id' | 'job'>;

interface StopLinkProps {
  application: Placed & { placement: OwnPlacement };
  /** There are several, so the link says which family. */
  ofMany?: boolean;
}

/** Links to “I want to stop”, or to what was said; nothing once a last day is agreed on. */
export function StopLink({ application: { id, job, placement }, ofMany = false }: StopLinkProps) {
  if (placement.endReason) return null;
  const which = fill(t.ofJob, { title: titleOf({ job }) });
  return (
    <Link href={`${href('caregiverApplication', { id })}?stop`}>
      {placement.leave ? t.youWantToStop : t.iWantToStop}{' '}
      {ofMany ? which : <VisuallyHidden>{which}</VisuallyHidden>}
    </Link>
  );
}

/** One link for each placement. */
export function StopLinks({
  applications,
}: {
  applications: readonly (Placed & { placement: OwnPlacement | null })[];
}) {
  const live = livePlacements(applications);
  return live.map((application) => (
    <StopLink key={application.id} application={application} ofMany={live.length > 1} />
  ));
}
