import { href } from '../../../domain/routes.ts';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';

/** For an address that names nobody. */
export const NoCaregiver = () => (
  <NotFound
    title="There is no such caregiver"
    back={{ label: 'All caregivers', href: href('adminCaregivers') }}
  />
);
