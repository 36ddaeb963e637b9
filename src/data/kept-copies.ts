import { today } from '../domain/operator.ts';
import { copies as kept, type Copy } from '../state/device/database.ts';

/** What a caregiver may read again without a connection: their own records, and nothing that names staff. */
const KEPT_READS =
  /^(?:GET (?:caregiver_profiles|documents|applications|credential_rules|time_off|rpc\/my_applications|rpc\/my_visits|rpc\/my_pending_items|rpc\/my_job)|POST rpc\/(?:profile_completeness|match_jobs|read_contact))\?/;
/** More than a person looks at in a week. The one seen longest ago is removed first. */
const MOST = 120;
const CONTACT = / POST rpc\/read_contact\?/;
const VISITS = / GET rpc\/my_visits\?/;
/** Left out of the key, so that opening a contact finds the renewed copy. */
const UNOPENED = /,"opened":false/;
/** Left out of the key, since the days depend on the current day. */
const DAYS = /\b(?:first|last)_day=[^&]*&?/g;
const APPLICATIONS = / GET rpc\/my_applications\?/;

/** Raised when answers change their shape. Copies of an earlier shape are not used. */
const SHAPE = 1;

export type Question = {
  owner: string;
  url: string;
  method?: string;
  headers?: HeadersInit;
  body?: BodyInit | null;
};

/** The key of the copy of a call's answer; undefined for calls that are not kept. */
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
 * The keys of copies to remove: too old, too many, another person's, of an earlier shape, and the contact of every
 * family without a placement today.
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
 * The requests for which the caregiver is placed on a day, or a stand-in from then on, by the last answer; none without
 * an answer.
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
