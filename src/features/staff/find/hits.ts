import type { Hit } from '../../../data/search.ts';
import { clientName, contactOf } from '../../../domain/client.ts';
import { href, ROUTES } from '../../../domain/routes.ts';
import { showPhone } from '../../../domain/phone.ts';
import { JOB_STATUS, PROFILE_STATUS, REQUEST_STATUS, type StatusWords } from '../../../domain/status.ts';
import * as t from './words.ts';

/** A record, or a screen, whose id is its path. */
export type AnyHit = Omit<Hit, 'kind'> & { kind: Hit['kind'] | 'screen' };
type Kind = AnyHit['kind'];
type Words = {
  label: string;
  untitled: string;
  states: Record<string, StatusWords>;
  path(id: string): string;
};

const DEACTIVATED: Record<string, StatusWords> = { deactivated: { label: t.deactivated, tone: 'neutral' } };
const request = (id: string) => href('adminRequest', { id });

/** The words for each kind. Of equally good hits, kinds come in this order. */
const KINDS: Record<Kind, Words> = {
  caregiver: {
    label: t.caregiver,
    untitled: t.noNameYet,
    states: { ...PROFILE_STATUS, ...DEACTIVATED },
    path: (id) => href('adminCaregiver', { id }),
  },
  request: { label: t.request, untitled: '', states: REQUEST_STATUS, path: request },
  job: { label: t.job, untitled: '', states: JOB_STATUS, path: request },
  user: {
    label: t.user,
    untitled: '',
    states: {
      admin: { label: t.admin, tone: 'neutral' },
      caregiver: { label: t.caregiver, tone: 'neutral' },
      ...DEACTIVATED,
    },
    path: (id) => href('adminUser', { id }),
  },
  screen: { label: t.screen, untitled: '', states: {}, path: (id) => id },
};

/** Staff's screens that need no record. `/admin` leads to one of them. */
const SCREENS = Object.entries(ROUTES)
  .filter(([name, { access, path }]) => access === 'admin' && name !== 'admin' && !path.includes(':'))
  .map(([name, { path, title }]) => ({ path, title, others: t.otherNames[name] ?? '' }));

/** The screens whose names have words that begin with the typed ones. */
export function screensNamed(words: string): AnyHit[] {
  const typed = words.toLowerCase();
  return SCREENS.flatMap(({ path, title, others }) => {
    const name = title.toLowerCase();
    const isNamed = typed.split(/\s+/).every((word) => ` ${name} ${others}`.includes(` ${word}`));
    if (!isNamed) return [];
    const rank = name === typed ? 0 : name.startsWith(typed) ? 1 : 2;
    return [{ kind: 'screen', id: path, client: null, title, detail: null, state: '', rank }];
  });
}

/** How many hits of a kind the database returns. */
export const MOST = 20;

const ORDER = Object.keys(KINDS);

/** The hits with the best first, whatever their kind. */
export const inOrder = (hits: readonly AnyHit[]): AnyHit[] =>
  [...hits].sort((a, b) => a.rank - b.rank || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

/** The kinds that may have more hits. */
export const cutKinds = (hits: readonly AnyHit[]): string[] =>
  Object.entries(KINDS).flatMap(([kind, { label }]) =>
    hits.filter((hit) => hit.kind === kind).length < MOST ? [] : [`${label.toLowerCase()}s`],
  );

/** A caregiver's detail ends with what they were found by. A phone number is stored without spaces. */
const withPhone = (detail: string) => detail.replace(/\+?\d{6,15}(x\d+)?$/, showPhone);

/** A hit in words, with its address. */
export function wordHit({ kind, id, client, title, detail, state }: AnyHit) {
  const { label, untitled, states, path } = KINDS[kind];
  const ofClient = kind === 'request' || kind === 'job';
  return {
    kind: label,
    title: ofClient ? clientName(client) : (title ?? untitled),
    detail: ofClient
      ? [contactOf(client), title, detail].filter(Boolean).join(', ')
      : detail && withPhone(detail),
    status: states[state],
    path: path(id),
  };
}
