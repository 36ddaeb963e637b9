import { loadOwnApplications } from '../../../data/own-applications.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadMatchingJobs } from '../../../data/own-jobs.ts';
import { loadOwnProfile } from '../../../data/profiles.ts';
import { atom } from 'nanostores';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import type { ListQuery } from '../../../lib/list-query.ts';
import { ok } from '../../../lib/result.ts';
import { listScreen } from '../../../state/list-screen.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { matchedJobs } from '../matched-jobs.ts';
import { loadNearJobs } from '../near-jobs.ts';
import { ANYWHERE } from './job-filters.ts';
import * as t from './words.ts';

const calls = { loadOwnApplications, loadDocuments, loadMatchingJobs, loadOwnProfile };

export type JobsStore = ReturnType<typeof createJobsScreen>;

export const SORTS = t.sorts;

/** The open jobs near the caregiver, best fit first unless the address says otherwise. */
export function createJobsScreen(open: ScreenProps['open'], search: string, service = calls) {
  /** If none is near, how many are further away. */
  const $further = atom(0);
  const loadJobs = async ({ filters: { within = '', ...filters }, ...query }: ListQuery) => {
    $further.set(0);
    if (within)
      return service.loadMatchingJobs({
        ...query,
        filters: within === ANYWHERE ? filters : { ...filters, within },
      });
    const near = await loadNearJobs({ ...query, filters }, service.loadMatchingJobs);
    if (near.ok) $further.set(near.value.further);
    return near;
  };
  const list = listScreen({
    path: href('caregiverJobs'),
    open,
    search,
    load: async (query) => {
      const [page, own, documents, profile] = await Promise.all([
        loadJobs({ ...query, filters: withLatestDay(query.filters) }),
        service.loadOwnApplications(),
        service.loadDocuments(),
        service.loadOwnProfile(),
      ]);
      if (!page.ok) return page;
      return ok({ ...page.value, rows: matchedJobs(page.value.rows, own, documents, profile) });
    },
    defaults: { sort: 'fit', direction: 'asc' },
    statuses: [],
    sorts: Object.keys(SORTS),
    filters: ['care', 'day', 'part', 'within', 'begins', 'pay', 'fits'],
  });
  return { ...list, $further };
}

/** Whether a search, a filter or a distance may hide jobs. */
export const isNarrowed = ({
  search,
  filters: { within, ...filters },
}: Pick<ListQuery, 'search' | 'filters'>): boolean =>
  search !== '' || Object.values(filters).some(Boolean) || (within !== ANYWHERE && !isNear(within));

/** Whether only jobs in or near the caregiver's reach are listed. */
export const isNear = (within: string | undefined): boolean => !within;

/** `begins` is a number of days from today, so that a saved view stays current. */
const withLatestDay = ({ begins = '', ...filters }: ListQuery['filters']) =>
  /^\d{1,3}$/.test(begins) ? { ...filters, until: daysAfter(today(), Number(begins)) } : filters;
