import { href } from '../../lib/routes.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';

/** For an address that names nobody. */
export const NoCaregiver = () => (
  <EmptyState
    title="There is no such caregiver"
    icon="user"
    action={<ButtonLink href={href('adminCaregivers')}>All caregivers</ButtonLink>}
  >
    The link may be incomplete, or the account was removed.
  </EmptyState>
);
