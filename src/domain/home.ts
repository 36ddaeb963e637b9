// bundle: routes
import type { Profile } from './profile.ts';
import { href } from './routes.ts';

/** Where `/` sends: an admin or caregiver to the dashboard, anyone else to the landing page. */
export function homeOf(role: Profile['role'] | undefined): string {
  if (role === 'admin') return href('adminDashboard');
  if (role === 'caregiver') return href('caregiverDashboard');
  return href('landing');
}
