import { CAREGIVERS, changed, FAMILIES, STAFF, type Kind } from '../rows.ts';
import { type Invariant } from './invariant.ts';

const LOGGED: Partial<Record<Kind, string>> = {
  requests: 'requests',
  jobs: 'jobs',
  applications: 'applications',
  placements: 'placements',
  visits: 'visit_changes',
  newTerms: 'terms_changes',
  arrivalNotes: 'arrival_notes',
  profiles: 'caregiver_profiles',
  accounts: 'users',
  documents: 'documents',
  familyMessages: 'family_messages',
  calendars: 'users',
};
/** Tables whose rows follow from others, so they have no events. */
const DERIVED = new Set([
  'needed',
  'covered',
  'held',
  'email',
  'wantsEmails',
  'contact',
  'begun',
  'ahead',
  'signedIn',
  'files',
  'job',
  'placed',
  'whose',
]);
const own = (row: object | undefined) =>
  JSON.stringify(
    Object.entries(row ?? {}).filter(([name]) => !DERIVED.has(name) && !/Said|offer|Phone/.test(name)),
  );

export const log: Invariant[] = [
  {
    says: 'the audit log names the person of each step',
    look: (turn) => {
      // Emails are stopped by their recipient, with the link in one of them.
      const reader = /^unsubscribe\(tests\.mail_token\('(\w+)'/.exec(turn.step)?.[1];
      const doer = reader ?? turn.by;
      const of = FAMILIES.includes(doer) ? 'a family' : null;
      const who = [...STAFF, ...CAREGIVERS].includes(doer) ? doer : of;
      const foreign = turn.events.filter(({ by, action }) => by !== who && action !== 'sign_in');
      const silent = (Object.keys(LOGGED) as Kind[]).flatMap((kind) =>
        changed(turn, kind)
          .filter(({ from, to }) => to && own(from) !== own(to))
          .map(({ to }) => to?.key ?? '')
          .filter(
            (key) =>
              !turn.events.some(
                // A family's text is recorded with their request.
                ({ type, about }) =>
                  type === LOGGED[kind] && (about === key || key.startsWith(`${about}/message `)),
              ),
          ),
      );
      // Staff have seen the link, or the one it was made with.
      const seen = turn.before.links.some(
        ({ family, link, known }) => family === turn.by && link === turn.link && known,
      );
      const unmarked = turn.events.filter(
        (event) => !reader && event.by === 'a family' && event.known !== seen,
      );
      return [
        ...unmarked.map(
          ({ type, about }) => `${type} of ${about} by a link that staff ${seen ? '' : 'never '}saw`,
        ),
        ...foreign.map(({ by, type, about }) => `${type} of ${about} is by ${by}`),
        ...silent.map((key) => `${key} changed, and nothing says so`),
      ];
    },
  },
];
