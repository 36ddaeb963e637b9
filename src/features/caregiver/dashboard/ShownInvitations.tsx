import { lazy, Suspense } from 'react';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import type { InvitationsProps } from './Invitations.tsx';
import * as t from './words.ts';

const Invitations = lazy(() => import('./Invitations.tsx').catch(() => ({ default: NotLoaded })));

/** Loaded only if there is an invitation: few caregivers have one on any one day. */
export const ShownInvitations = (props: InvitationsProps) =>
  props.invitations.length > 0 && (
    <Suspense fallback={<Spinner label={t.loadingWhatInvite} />}>
      <Invitations {...props} />
    </Suspense>
  );

const NotLoaded = () => (
  <Card heading={t.weInviteYou}>
    <Link href={href('caregiverApplications')}>{t.readAmongApplications}</Link>
  </Card>
);
