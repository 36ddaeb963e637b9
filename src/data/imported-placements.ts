import type { WeekVisit } from '../domain/week-windows.ts';
import { rest } from './client.ts';
import type { WordedJob } from './jobs.ts';
import { asStored } from './names.ts';
import type { NewRequest } from './request-payload.ts';
import { respond } from './respond.ts';

/** Who said yes and how, and when (yyyy-mm-dd). */
type Said = { saidBy: string; saidOn: string };

/** A placement that is already live. The client makes the id, so that sending it twice adds one placement. */
export type ImportedPlacement = {
  id: string;
  /** Their email, or the id of their account. */
  caregiver: string;
  request: Pick<
    NewRequest,
    | 'reference'
    | 'relation'
    | 'contactName'
    | 'contactPhone'
    | 'contactEmail'
    | 'contactBy'
    | 'contactLanguage'
    | 'recipientName'
    | 'address'
    | 'placeId'
    | 'careTypes'
    | 'notes'
    | 'answers'
  >;
  job: Pick<WordedJob, 'title' | 'summary'>;
  visits: WeekVisit[];
  hourlyRate: number | null;
  /** yyyy-mm-dd, perhaps long ago. */
  startsOn: string;
  endsOn: string | null;
  consentedOn: string;
  family: Said;
  caregiverYes: Said;
};

/**
 * Adds placements, each by itself, with their requests. With `onlyCheck` it only checks them (admin). Returns the fault
 * of each: caregiver_not_found, consent_missing, id_taken, reference_taken, and the refusals of a request, a job and a
 * placement.
 */
export const addPlacements = (rows: readonly ImportedPlacement[], onlyCheck = false) =>
  respond(
    rest()
      .rpc('add_placements', {
        rows: rows.map((row) =>
          asStored({
            ...row,
            request: asStored(row.request),
            family: asStored(row.family),
            caregiverYes: asStored(row.caregiverYes),
          }),
        ),
        onlyCheck,
      })
      .select('id, error, detail'),
  );
