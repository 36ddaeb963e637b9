import { addNote, loadActivity } from '../../../data/activity.ts';
import { loadApplicationsOf } from '../../../data/applications.ts';
import { loadFittingJobs } from '../../../data/jobs.ts';
import { assign, loadAdmins, loadHolder } from '../../../data/assignments.ts';
import { approveCaregiver, requestProfileChanges, suspendCaregiver } from '../../../data/caregivers.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadPlacementsEver, loadPlacementsWith } from '../../../data/placements.ts';
import { loadCaregiver, loadCompleteness } from '../../../data/profiles.ts';
import { loadTimeOffOf } from '../../../data/time-off.ts';
import { loadUser } from '../../../data/users.ts';
import { loadWaiting } from '../../../data/waiting.ts';
import type { CaregiverService } from './caregiver-screen.ts';

/** What both screens of a caregiver ask of the backend. */
export const caregiverService: CaregiverService = {
  assign,
  loadAdmins,
  loadHolder,
  loadCaregiver,
  loadCompleteness,
  loadCredentialRules,
  loadDocuments,
  loadActivity,
  addNote,
  loadApplicationsOf,
  loadFittingJobs,
  loadPlacementsEver,
  loadPlacementsWith,
  loadTimeOffOf,
  loadUser,
  loadWaiting,
  approveCaregiver,
  requestProfileChanges,
  suspendCaregiver,
};
