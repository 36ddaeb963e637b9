import {
  answerOffer,
  chooseToBeShown,
  declineInvitation,
  loadOwnApplications,
  withdrawApplication,
} from '../../../data/own-applications.ts';
import { confirmFirstDay } from '../../../data/placements.ts';
import { loadOwnWaiting } from '../../../data/waiting.ts';

/** What the list and the page of an application ask. */
export const applicationService = {
  answerOffer,
  chooseToBeShown,
  confirmFirstDay,
  declineInvitation,
  loadOwnApplications,
  loadOwnWaiting,
  withdrawApplication,
};
