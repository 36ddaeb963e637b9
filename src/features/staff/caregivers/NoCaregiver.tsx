import { href } from '../../../domain/routes.ts';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import * as t from './words.ts';

/** Shown if there is no such caregiver. */
export const NoCaregiver = () => (
  <NotFound title={t.thereNoSuchCaregiver} back={{ label: t.allCaregivers, href: href('adminCaregivers') }} />
);
