import { clientName, contactOf } from '../../../domain/client.ts';
import { COMPLAINT_KINDS, type ComplaintKind } from '../../../domain/complaints.ts';
import { MESSAGE_ABOUT, type MessageAbout } from '../../../domain/family-messages.ts';
import { formatNearDay, formatShortDate, today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import type { WhyNobody } from '../../../data/pending-items.ts';
import { CARE_TYPES, DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { MOST_COUNTED } from '../../../lib/list-size.ts';
import { showReference } from '../../../lib/reference.ts';
import type { PendingItem } from '../waiting/with-waiting.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Kind = PendingItem['kind'];

const ACTIONS: Record<Exclude<Kind, 'request' | 'visit'>, string> = t.actions;
/** A visit that isn’t needed is never pending. */
const ofVisit = (status: PendingItem['status']) => (status === 'missed' ? 'missed' : 'cannot_come');

/** What to do about a pending item. */
export function actionOf({ kind, status, detail }: Pick<PendingItem, 'kind' | 'status' | 'detail'>): string {
  // A profile can't be approved without this document.
  if (kind === 'profile' && detail) return fill(t.askFor, { documentOf: documentOf(detail).toLowerCase() });
  if (status === 'unheard') return t.callAndAsk;
  if (kind === 'visit') return t.visitActions[ofVisit(status)];
  if (kind !== 'request') return ACTIONS[kind];
  if (status === 'submitted') return t.reviewRequest;
  return status === 'open' ? t.publishRest : t.publishRequest;
}

const OF_APPLICATIONS: readonly Kind[] = ['application', 'introduction', 'offer'];

/** The page where the task is done. */
export function placeOf({
  kind,
  status,
  subjectId,
  requestId,
  caregiverId,
  placementId,
}: PendingItem): string {
  if (kind === 'document') return `${href('adminDocuments')}?at=${subjectId}`;
  if (placementId) {
    const place = href('adminPlacement', { id: placementId });
    return kind === 'visit' && ofVisit(status) === 'cannot_come' ? `${place}?visit=${subjectId}` : place;
  }
  if (OF_APPLICATIONS.includes(kind)) return href('adminApplication', { id: subjectId });
  return requestId
    ? href('adminRequest', { id: requestId })
    : href('adminCaregiver', { id: caregiverId ?? subjectId });
}

/** The board of the week of the next uncovered visit, or of this week. */
export function weekOfGap(things: readonly Pick<PendingItem, 'kind' | 'status' | 'begins'>[]): string {
  const days = things.flatMap(({ kind, status, begins }) =>
    kind === 'visit' && status === 'cannot_come' && begins ? [begins] : [],
  );
  const next = days.toSorted()[0];
  return next ? `${href('adminVisits')}?week=${next}` : href('adminVisits');
}

/** A number for lists, exact up to a limit. */
export const inCount = (count: number) =>
  count > MOST_COUNTED ? fill(t.moreThan, { most: MOST_COUNTED }) : String(count);

type About = Pick<PendingItem, 'kind' | 'status' | 'detail' | 'why' | 'careTypes' | 'start' | 'begins'>;

/** Who the task is for: the client or else the caregiver. */
export const whoseOf = ({ client, requestId, caregiverName }: PendingItem) =>
  client || requestId ? clientName(client) : (caregiverName ?? t.noNameYet);

/** Details beside the name. For a request: contact, town and reference. For an application: caregiver and town. */
export const beside = ({ kind, client, requestId, reference, caregiverName, town }: PendingItem) =>
  [
    !OF_APPLICATIONS.includes(kind) && contactOf(client),
    requestId && caregiverName && fill(t.caregiverIs, { name: caregiverName }),
    town,
    reference && showReference(reference),
  ]
    .filter(Boolean)
    .join(', ');

const WHY: Record<WhyNobody, string> = t.why;

/** The subject: a document kind; a job, or the care and its start; or why a job has nobody. */
export function aboutOf(thing: About): string {
  const { kind, status, detail, why, begins } = thing;
  if (kind === 'profile') return status === 'approved' ? t.changesProfile : t.newProfile;
  if (kind === 'terms') return begins ? fill(t.termsFrom, { day: formatNearDay(begins) }) : '';
  if (kind === 'complaint') return COMPLAINT_KINDS[status as ComplaintKind];
  if (kind === 'message') return MESSAGE_ABOUT[status as MessageAbout];
  if (kind === 'visit')
    return fill(t.visitAbout[ofVisit(status)], { day: begins ? formatNearDay(begins) : '' });
  if (kind === 'leave') return fill(t.wantsToStop, { day: begins ? formatNearDay(begins) : '' });
  if (detail && (kind === 'document' || kind === 'lapse')) return documentOf(detail);
  if (detail && status === 'unheard') return detail;
  const what = kind === 'search' && why ? WHY[why] : (detail ?? careOf(thing));
  return [what, startOf(thing)].filter(Boolean).join(', ');
}

/** The first care type, and how many more. */
function careOf({ careTypes }: About): string {
  const [first, ...more] = careTypes ?? [];
  if (!first) return '';
  return more.length > 0 ? `${CARE_TYPES[first]} +${more.length}` : CARE_TYPES[first];
}

const HAD_SOMEONE: readonly (WhyNobody | null)[] = ['did_not_come', 'left', 'leaves'];

/** The first day of care, if there is one, or from which day nobody comes. */
function startOf({ start, begins, why }: About): string {
  if (begins)
    return fill(HAD_SOMEONE.includes(why) ? t.nobodyFrom : t.beginsOn, { day: formatNearDay(begins) });
  return start === 'soon' ? t.asSoonAsPossible : '';
}

const documentOf = (kind: string) => DOCUMENT_KINDS[kind as DocumentKind];

const DAY = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
const days = (count: number) => fill(t.days, { count });

/** How long an item has waited, in the operator’s days. */
export function ageOf(since: string, day = today()): string {
  const age = daysBetween(today(new Date(since)), day);
  return age > 0 ? days(age) : t.today;
}

/** How far away the due day is; `late` if it has passed. */
export function dueOf(due: string | null, day = today()): { words: string; late: boolean } {
  if (!due) return { words: '–', late: false };
  const left = daysBetween(day, due);
  if (left < 0) return { words: fill(t.lateBy, { days: days(-left) }), late: true };
  if (left === 0) return { words: t.today, late: false };
  return { words: left === 1 ? t.tomorrow : fill(t.inDays, { days: days(left) }), late: false };
}

/** The due day. The year shows only if it is another. */
export const dayOfDue = (due: string, day = today()): string =>
  due.slice(0, 4) === day.slice(0, 4) ? formatNearDay(due) : formatShortDate(due);
