import { lazy, Suspense } from 'react';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import type { InvitationsProps } from './Invitations.tsx';

const Invitations = lazy(() => import('./Invitations.tsx').catch(() => ({ default: NotLoaded })));

/** The invitations, if there are any. Few caregivers have one on any one day, so only they fetch what shows it. */
export const ShownInvitations = (props: InvitationsProps) =>
  props.invitations.length > 0 && (
    <Suspense fallback={<Spinner label="Loading what we invite you to…" />}>
      <Invitations {...props} />
    </Suspense>
  );

const NotLoaded = () => (
  <Card heading="We invite you">
    <Link href={href('caregiverApplications')}>Read it among your applications</Link>
  </Card>
);
