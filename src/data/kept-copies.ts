import { today } from '../domain/operator.ts';
import { copies as kept, type Copy } from '../state/device/database.ts';

/** What a caregiver may read again without a connection: their own, and nothing that says who of the staff did what. */
const KEPT_READS =
  /^(?:GET (?:caregiver_profiles|documents|applications|credential_rules|time_off|rpc\/my_applications|rpc\/my_visits|rpc\/my_pending_items|rpc\/my_job)|POST rpc\/(?:profile_completeness|match_jobs|read_contact))\?/;
/** More than a person looks at in a week. The one seen longest ago is removed first. */
const MOST = 120;
const CONTACT = / POST rpc\/read_contact\?/;
const VISITS = / GET rpc\/my_visits\?/;
/** A copy that is renewed is the one that is opened. */
const UNOPENED = /,"opened":false/;
/** They are of the days around the one on which they are asked for. */
const DAYS = /\b(?:first|last)_day=[^&]*&?/g;
const APPLICATIONS = / GET rpc\/my_applications\?/;

/** A version of the site that reads answers in another form raises it, and leaves aside what an earlier one kept. */
const SHAPE = 1;

export type Question = {
  owner: string;
  url: string;
  method?: string;
  headers?: HeadersInit;
  body?: BodyInit | null;
};

/** Under what the answer to a question is kept; undefined for all that is not kept. */
export function copyKey({ owner, url, method = 'GET', headers, body }: Question): string | undefined {
  const [, path = ''] = url.split('/rest/v1/');
  const read = `${method} ${path}${path.includes('?') ? '' : '?'}`;
  if (!KEPT_READS.test(read)) return undefined;
  return [
    SHAPE,
    owner,
    read.replace(DAYS, ''),
    new Headers(headers).get('accept'),
    typeof body === 'string' ? body.replace(UNOPENED, '') : '',
  ].join(' ');
}

/**
 * Removes what may not be kept any longer: what is too old, too much, another person's, or of an earlier version, and
 * the contact of every family without a placement today.
 */
export function outdated(
  copies: readonly (readonly [key: string, copy: Copy])[],
  owner: string,
  now = Date.now(),
): string[] {
  const isTheirs = ([key, copy]: (typeof copies)[number]) =>
    copy.owner === owner && key.startsWith(`${SHAPE} `) && now - copy.at <= kept.lifetimeMs;
  const living = familiesOf(copies.filter(isTheirs), today(new Date(now)));
  return copies
    .toSorted(([, one], [, other]) => other.at - one.at)
    .filter(
      (one, place) =>
        place >= MOST ||
        !isTheirs(one) ||
        (CONTACT.test(one[0]) && !living.some((id) => one[0].includes(id))),
    )
    .map(([key]) => key);
}

type Comes = { requestId: string; day: string; instead: boolean };
type Placed = { placement: { requestId: string; endsOn: string | null; endedAt: string | null } | null };

/**
 * The requests for which their caregiver is placed on a day, or is a stand-in from then on, by the last answer; none
 * without an answer.
 */
function familiesOf(copies: readonly (readonly [key: string, copy: Copy])[], day: string): string[] {
  const told = (which: RegExp) =>
    JSON.parse(
      copies
        .filter(([key]) => which.test(key))
        .toSorted(([, one], [, other]) => other.at - one.at)
        .at(0)?.[1].body ?? '[]',
    ) as unknown[];
  const placedFor = (told(APPLICATIONS) as Placed[]).flatMap(({ placement }) =>
    placement && !placement.endedAt && (!placement.endsOn || placement.endsOn >= day)
      ? [placement.requestId]
      : [],
  );
  const comesTo = (told(VISITS) as Comes[]).filter((visit) => visit.instead && visit.day >= day);
  return [...placedFor, ...comesTo.map(({ requestId }) => requestId)];
}
