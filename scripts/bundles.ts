import { readFileSync } from 'node:fs';

/**
 * The bundles that a bad phone line needs: a file for each small module would cost more in requests than it saves in
 * bytes. A module says in its first lines which it belongs to, `// bundle: outbox`; styles don't, or a static page would
 * carry those of every control. The bundle with the higher priority takes what two of them import.
 */
export const BUNDLES = {
  /** Any page's own script. */
  chrome: { priority: 6 },
  /** What the outbox shares with drafts and clients, so that sending from a static page brings no library along. */
  ground: { priority: 5, libraries: ['idb-keyval'] },
  /** Drafts, actions and the words for failures, which most islands have. */
  shared: { priority: 4 },
  /** Routes, and what signing in shares with static pages and the wizard, so that neither gets the session along. */
  routes: { priority: 4 },
  client: { priority: 3 },
  session: { priority: 2 },
  form: { priority: 2 },
  receipt: { priority: 1 },
  answers: { priority: 0 },
  /** What checks and tells answers while they are given, which no list of them needs. */
  asking: { priority: 0 },
  outbox: { priority: 0 },
  'sign-in': { priority: 0 },
  react: {
    priority: 5,
    libraries: ['react', 'react-dom', 'scheduler', '@astrojs/react', 'nanostores', '@nanostores'],
  },
  /** What staff's and caregivers' first screens share and no form needs, such as due days and the times of visits. */
  waiting: { priority: 0 },
  /** A caregiver’s own profile, jobs and applications, which its first screen has and every other one too. */
  own: { priority: 0 },
  /** The choices that already the first step of a form has. */
  choices: { priority: 0 },
  /** The fields of long forms. */
  fields: { priority: 0 },
  /** What opens over a page, which no page needs at first. */
  dialog: { priority: 0 },
  /** Forms in dialogs, of which staff have so many that everyone’s controls would carry them. */
  dialogs: { priority: 0 },
  /** What staff’s lists are made of, which no form needs. */
  table: { priority: 0 },
  /** By what lists are narrowed, those of caregivers, too. */
  filters: { priority: 0 },
  /** The questions of a request, for people who ask them and people who read the answers. */
  questions: { priority: 0 },
} as const satisfies Record<string, { priority: number; libraries?: readonly string[] }>;

export type BundleName = keyof typeof BUNDLES;

/** Controls that this many files share travel together, in a bundle of their own. */
const SHARED_CONTROLS = { name: 'controls', test: isControl, minShareCount: 10, priority: 1 };

/** The groups that the bundler splits the browser's code into. */
export const codeGroups = [
  ...Object.entries(BUNDLES).map(([name, { priority, ...more }]) => ({
    name,
    priority,
    test: (id: string) => bundleOf(id) === name || ('libraries' in more && isOf(more.libraries, id)),
  })),
  SHARED_CONTROLS,
];

const said = new Map<string, string | undefined>();

/** The bundle that a module of ours names; undefined for any other. */
export function bundleOf(id: string): string | undefined {
  // Vite's own helper for fetching code is part of every page that fetches any.
  if (id.includes('vite/preload-helper')) return 'chrome';
  const file = id.replace(/[?\0].*$/, '');
  // It can't say so itself. Drafts and receipts both read it, and a receipt must not bring React along.
  if (file.endsWith('/src/domain/operator.json')) return 'ground';
  if (!/\.tsx?$/.test(file) || file.includes('/node_modules/')) return undefined;
  if (!said.has(file)) said.set(file, /^\/\/ bundle: ([\w-]+)$/m.exec(head(file))?.[1]);
  return said.get(file);
}

function head(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, 200);
  } catch {
    // What a plugin makes up has no file.
    return '';
  }
}

const isOf = (libraries: readonly string[], id: string) =>
  libraries.some((library) => id.includes(`/node_modules/${library}/`));

/** One that says where it belongs stays there, however many files come to share it. */
function isControl(id: string): boolean {
  // Its styles would else stand in every page that may ever open one.
  if (id.includes('/src/ui/dialog/Dialog.css.ts')) return true;
  return /\/src\/(ui|parts)\/[^?]*\.tsx$/.test(id) && bundleOf(id) === undefined;
}
