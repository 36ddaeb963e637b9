import type { Hit } from '../../../data/search.ts';
import { href } from '../../../domain/routes.ts';
import { JOB_STATUS, PROFILE_STATUS, REQUEST_STATUS, type StatusWords } from '../../../domain/status.ts';

type Kind = Hit['kind'];
type Words = {
  label: string;
  untitled: string;
  states: Record<string, StatusWords>;
  path(id: string): string;
};

const DEACTIVATED: Record<string, StatusWords> = { deactivated: { label: 'Deactivated', tone: 'neutral' } };
const request = (id: string) => href('adminRequest', { id });

/** How each kind is told, in the order of the list. */
const KINDS: Record<Kind, Words> = {
  caregiver: {
    label: 'Caregivers',
    untitled: 'No name yet',
    states: { ...PROFILE_STATUS, ...DEACTIVATED },
    path: (id) => href('adminCaregiver', { id }),
  },
  request: { label: 'Requests', untitled: 'Erased', states: REQUEST_STATUS, path: request },
  job: { label: 'Jobs', untitled: '', states: JOB_STATUS, path: request },
  user: {
    label: 'Users',
    untitled: '',
    states: {
      admin: { label: 'Admin', tone: 'neutral' },
      caregiver: { label: 'Caregiver', tone: 'neutral' },
      ...DEACTIVATED,
    },
    path: (id) => href('adminUser', { id }),
  },
};

/** So many of a kind the database shows; there may be more. */
const MOST = 20;

const ORDER = Object.keys(KINDS);

/** The hits as they are listed: by kind, each kind's as they came. */
export const inOrder = (hits: readonly Hit[]): Hit[] =>
  [...hits].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

/** The same hits in their groups, each with its place in the whole list. */
export const groupsOf = (hits: readonly Hit[]) =>
  Object.entries(KINDS).flatMap(([kind, { label }]) => {
    const own = hits.flatMap((hit, index) => (hit.kind === kind ? [{ hit, index }] : []));
    return own.length > 0
      ? [{ kind, label: own.length < MOST ? label : `${label}, the first ${MOST}`, own }]
      : [];
  });

/** A hit in words, with where it leads. */
export function wordHit({ kind, id, title, detail, state }: Hit) {
  const { untitled, states, path } = KINDS[kind];
  return { title: title ?? untitled, detail, status: states[state], path: path(id) };
}
