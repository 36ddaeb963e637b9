import type { ComponentProps } from 'react';
import type { Scene } from '../../parts/scene/Scene.tsx';
import { href } from '../../domain/routes.ts';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import * as t from './assurance.words.ts';

/** What people can count on, shown beside a form. */
export interface Assurance {
  title: string;
  scene: ComponentProps<typeof Scene>['name'];
  reasons: readonly { icon: IconName; title: string; text: string; href?: string }[];
}

export const SIGN_IN: Assurance = {
  title: t.yourAccountIsSafe,
  scene: 'cards',
  reasons: [
    { icon: 'shield', title: t.noCallsAboutPassword, text: t.neverAskByPhoneOrEmail },
    { icon: 'check', title: t.signingOutClears, text: t.sharedDeviceSignOut },
  ],
};

export const SIGN_UP: Assurance = {
  title: t.whatYouCanCountOn,
  scene: 'colleagues',
  reasons: [
    { icon: 'calendar', title: t.youDecide, text: t.yourTimesYourRate },
    {
      icon: 'search',
      title: t.whichJobsThereAre,
      text: t.seeThemFirst,
      href: `${href('caregiverBenefits')}#jobs`,
    },
    { icon: 'shield', title: t.documentsStayPrivate, text: t.teamOpensEachTimeRecorded },
    { icon: 'mail', title: t.alwaysAnAnswer, text: t.everyApplicationGetsOne },
  ],
};
