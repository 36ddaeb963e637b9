import { readFileSync } from 'node:fs';

/**
 * Bundles, since on a slow phone line a file for each small module costs more in requests than it saves in
 * bytes. A module names its bundle in its first lines, `// bundle: outbox`. Styles don't, or a static page
 * would load those of every control. A module that two bundles import goes to the one with the higher
 * priority.
 */
export const BUNDLES = {
  /** Any page's own script. */
  chrome: { priority: 6 },
  /** What the outbox shares with drafts and clients, so that sending from a static page loads no library. */
  ground: { priority: 5, libraries: ['idb-keyval'] },
  /** Drafts, actions and the words for failures, which most islands have. */
  shared: { priority: 4 },
  /**
   * Routes, and what signing in shares with static pages and the wizard, so that these don't load the
   * session.
   */
  routes: { priority: 4 },
  client: { priority: 3 },
  session: { priority: 2 },
  form: { priority: 2 },
  receipt: { priority: 1 },
  answers: { priority: 0 },
  /** Checks of typed answers and their words, which no list needs. */
  asking: { priority: 0 },
  outbox: { priority: 0 },
  'sign-in': { priority: 0 },
  react: {
    priority: 5,
    libraries: ['react', 'react-dom', 'scheduler', '@astrojs/react', 'nanostores', '@nanostores'],
  },
  /**
   * What the first screens of staff and caregivers share and no form needs, such as due days and the times of
   * visits.
   */
  waiting: { priority: 0 },
  /** A caregiver’s own profile, jobs and applications, for all of their screens. */
  own: { priority: 0 },
  /** Controls for choices, which the first step of a form has. */
  choices: { priority: 0 },
  /** The fields of long forms. */
  fields: { priority: 0 },
  /** Dialogs, which no page needs at first. */
  dialog: { priority: 0 },
  /** Forms in dialogs. Staff have so many that they would end up in everyone’s controls. */
  dialogs: { priority: 0 },
  /** Tables of staff’s lists, which no form needs. */
  table: { priority: 0 },
  /** Filters of lists, also for caregivers. */
  filters: { priority: 0 },
  /** The questions of a request, for people who ask them and people who read the answers. */
  questions: { priority: 0 },
} as const satisfies Record<string, { priority: number; libraries?: readonly string[] }>;

export type BundleName = keyof typeof BUNDLES;

/** Controls that this many files share have a bundle of their own. */
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

/** The bundle that one of our modules names. Undefined for any other. */
export function bundleOf(id: string): string | undefined {
  // Vite's helper for loading code is part of every page that loads any.
  if (id.includes('vite/preload-helper')) return 'chrome';
  const file = id.replace(/[?\0].*$/, '');
  // JSON can't name a bundle. Drafts and receipts both read it, and a receipt must not load React.
  if (file.endsWith('/src/domain/operator.json')) return 'ground';
  if (!/\.tsx?$/.test(file) || file.includes('/node_modules/')) return undefined;
  if (!said.has(file)) said.set(file, /^\/\/ bundle: ([\w-]+)$/m.exec(head(file))?.[1]);
  return said.get(file);
}

function head(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, 200);
  } catch {
    // A plugin's virtual module has no file.
    return '';
  }
}

const isOf = (libraries: readonly string[], id: string) =>
  libraries.some((library) => id.includes(`/node_modules/${library}/`));

/** A control that names its bundle stays there, however many files share it. */
function isControl(id: string): boolean {
  // Otherwise its styles would be in every page that may open one.
  if (id.includes('/src/ui/dialog/Dialog.css.ts')) return true;
  return /\/src\/(ui|parts)\/[^?]*\.tsx$/.test(id) && bundleOf(id) === undefined;
}
