import { lazy } from 'react';
import { Area, type Screens } from './Area.tsx';
import { createAreaRouter } from './router.ts';

const router = createAreaRouter('member');

const screens: Screens<'member'> = {
  account: lazy(() => import('../features/account/settings/AccountScreen.tsx')),
};

/** `/account`, for everyone signed in. */
export default function AccountArea() {
  return <Area who="member" router={router} screens={screens} />;
}
