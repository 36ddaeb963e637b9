import { LEAVE_WORDS } from '../commands/leaving.ts';
import { changed, type Kind, type RequestRow, type Turn } from '../rows.ts';
import { type Invariant } from './invariant.ts';
import { type Json } from '../world.ts';

type Placed = {
  placement?: string;
  availability: number;
  ends_on?: string;
  endsOn?: string;
  ended_at?: string;
};
const list = (json: Json, name: string) => (json[name] ?? []) as Json[];
const same = (says: string, page: unknown, kept: unknown) =>
  JSON.stringify(page) === JSON.stringify(kept)
    ? []
    : [`${says}: the page has ${JSON.stringify(page)}, else it is ${JSON.stringify(kept)}`];

/** The requests that a step may have changed. All, if it changed an account. */
const touchedBy = (turn: Turn) => {
  const people = changed(turn, 'profiles').length + changed(turn, 'accounts').length > 0;
  const kinds: Kind[] = [
    'requests',
    'jobs',
    'applications',
    'placements',
    'checkIns',
    'complaints',
    'questions',
    'familyMessages',
    'links',
  ];
  const keys = kinds.flatMap((kind) => changed(turn, kind).map(({ from, to }) => (to ?? from)?.key ?? ''));
  return ({ family }: RequestRow) => people || keys.some((key) => key.split('/')[0] === family);
};

export const page: Invariant[] = [
  {
    says: 'a family’s page, its export and the rows agree',
    look: async (turn, world) => {
      const { after } = turn;
      const faults: string[] = [];
      for (const { family, status, erased, email, needed } of after.requests.filter(touchedBy(turn))) {
        const read = await world.asFamily(family);
        if (!read) continue;
        const { page, export: taken } = read;
        const request = taken['request'] as Json;
        const contact = taken['contact'] as Json | null;
        const shown = page['contact'] as Json | null;
        const placed = (list(taken, 'placements') as unknown as Placed[]).filter(({ ended_at }) => !ended_at);
        const comes = list(page, 'caregivers') as unknown as Placed[];
        const live = after.placements.filter((row) => row.family === family && row.live);
        const mayCome = live.filter(({ who }) =>
          after.profiles.some((row) => row.who === who && row.status !== 'suspended'),
        );
        faults.push(
          ...same(`${family}’s status`, page['status'], status),
          ...same(`${family}’s status taken along`, request['status'], status),
          ...same(`${family}’s erasure`, page['erasedAt'] !== null, erased),
          ...same(`${family}’s email`, shown?.['contactEmail'] ?? null, email),
          ...same(`${family}’s contact`, shown?.['contactName'], contact?.['contact_name']),
          ...same(`${family}’s needed times`, (page['week'] as Json)['asked'], needed),
          ...same(
            `${family}’s caregivers`,
            comes.map(({ availability, endsOn }) => [availability, endsOn ?? null]).sort(),
            mayCome.map(({ availability, endsOn }) => [availability, endsOn]).sort(),
          ),
          ...same(`${family}’s placements taken along`, placed.length, live.length),
          ...same(
            `${family}’s complaints`,
            erased ? 0 : list(page, 'complaints').length,
            erased
              ? 0
              : after.complaints.filter((row) => row.family === family && row.side === 'family').length,
          ),
          ...same(
            `${family}’s links`,
            list(page, 'links')
              .filter(({ purpose }) => purpose === 'all')
              .map(({ madeBy, knownToStaff }) => `${madeBy} ${knownToStaff}`)
              .sort(),
            after.links
              .filter((row) => row.family === family && !row.ended)
              .map(({ madeBy, known }) => `${madeBy} ${known}`)
              .sort(),
          ),
          ...same(
            `${family}’s questions`,
            list(page, 'questions').map(({ answer }) => answer),
            list(taken, 'questions').map(({ answer }) => answer),
          ),
          ...same(
            `${family}’s messages`,
            list(page, 'messages')
              .map(({ answeredAs }) => answeredAs ?? 'none yet')
              .sort(),
            after.familyMessages
              .filter((row) => row.family === family)
              .map(({ answer }) => answer ?? 'none yet')
              .sort(),
          ),
          ...(JSON.stringify(read).includes(LEAVE_WORDS) ? [`${family} reads why somebody stops`] : []),
          ...same(
            `${family}’s introductions`,
            list(page, 'introductions')
              .map(({ answer }) => answer)
              .sort(),
            after.applications
              .filter((row) => row.family === family && row.job === 'open' && row.introduced)
              .filter(({ status }) => ['introduced', 'offered', 'accepted'].includes(status))
              .filter(({ who }) => after.profiles.some((row) => row.who === who && row.status === 'approved'))
              .filter(({ who }) =>
                after.accounts.some((row) => row.who === who && row.active && row.role === 'caregiver'),
              )
              .map(({ familySaid }) => familySaid)
              .sort(),
          ),
        );
      }
      return faults;
    },
  },
  {
    says: 'a caregiver’s export and the rows agree',
    look: async (turn, world) => {
      const { after } = turn;
      const touched = new Set(
        [...changed(turn, 'applications'), ...changed(turn, 'placements')].map(
          ({ from, to }) => (to ?? from)?.who,
        ),
      );
      const faults: string[] = [];
      for (const { who } of after.accounts.filter(
        (row) => touched.has(row.who) && row.active && row.signedIn && row.role === 'caregiver',
      )) {
        const taken = await world.asCaregiver(who);
        const own = <T extends { who: string | null }>(rows: T[]) => rows.filter((row) => row.who === who);
        faults.push(
          ...same(
            `${who}’s applications`,
            list(taken, 'applications')
              .map(({ status }) => status)
              .sort(),
            own(after.applications)
              .map(({ status }) => status)
              .sort(),
          ),
          ...same(
            `${who}’s placements`,
            list(taken, 'placements')
              .map(({ availability, ended_at }) => `${availability} ${ended_at === null}`)
              .sort(),
            own(after.placements)
              .map(({ availability, live }) => `${availability} ${live}`)
              .sort(),
          ),
        );
      }
      return faults;
    },
  },
];
