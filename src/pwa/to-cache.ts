/** A built script, as the bundler describes it; paths are from the site's root, without a slash before. */
export type Chunk = {
  file: string;
  /** The bundler's name for it: the module it was made from. */
  name: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** Style sheets that come with it. */
  styles: readonly string[];
  /**
   * Whether it contains a library such as React or the backend's clients. The database wrapper is too small to count.
   */
  hasLibrary: boolean;
};

/** What the worker keeps of a build. No file is in two lists. */
export type Shell = {
  /** Kept when the worker is installed: what pages need before React runs. */
  first: string[];
  /** Kept when it is likely to be needed: the code of forms, and the frames of the areas. */
  later: string[];
  /** Kept once a caregiver's area was opened: what it shows first. */
  areas: string[];
};

/**
 * Islands that few people open, and only with a connection: admin set-up, a forgotten password, and the pages of email
 * links.
 */
const WITH_NETWORK = ['AdminSetup', 'ForgotPassword', 'MailLinkPage', 'NewPassword'];

/**
 * Files that load on demand, and that a screen works without: a family's letter with its QR code, their visits, arrival
 * notes, introductions and photos, new terms, a change they asked for, messages, the form with their earlier answers,
 * drawings, check-ins, complaints (no device keeps those that were sent), the links to their request, that their
 * answers change, their data, withdrawing and erasing, the form for a new private link, a caregiver's invitations, why
 * there are no jobs, an admin's own invitation, the confirmation email again, how complete a profile is and what it
 * lacks, the page of an account that is closed or waits for its second factor, calendar files, what a link to stop
 * emails does, the code that sets the focus after a dialog, and the common passwords, since nobody registers without a
 * network.
 */
const DISPENSABLE = [
  'Introductions',
  'NewTerms',
  'AskedChange',
  'FamilyMessages',
  'PrefilledRequest',
  'LinksCard',
  'ChangeNotice',
  'stop-emails',
  'Leaving',
  'Visits',
  'ArrivalCard',
  'VisitDialog',
  'Face',
  'FetchedPortrait',
  'Scene',
  'CheckIns',
  'Complaints',
  'ComplaintDialog',
  'Invitations',
  'Invitation',
  'ResendConfirmation',
  'LostLinkForm',
  'letter-parts',
  'placement-calendar',
  'CalendarButton',
  'qr-modules',
  'common-password',
  'NoJobs',
  'NoProfile',
  'CompletenessCard',
  'missing-documents',
  'second-factor',
  'give-focus-back',
];

/** A caregiver's first screen, and what it needs without a connection. */
const AREAS_FIRST = ['DashboardScreen', 'own-copies', 'OfflineNotice'];

/**
 * Which files of a build the worker keeps, so that every page opens offline. First, the files that pages name, with the
 * small scripts that these load on demand. Then the islands, with everything they load on demand. Of an area that is
 * only the frame, which sends people without a session to sign in. A caregiver's first screen is kept once it was
 * opened, and then all their others (areas/bring-along.ts). Staff, who work online, keep what they open. Everyone keeps
 * the drawings they see (pages use a part of one, `#scene`). `pages` are HTML.
 */
export function toCache(pages: readonly string[], chunks: readonly Chunk[]): Shell {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  // Preloads belong to an island.
  const bare = pages.map((html) => html.replace(/<link rel="modulepreload"[^>]*>/g, ''));
  const named = (attributes: string) =>
    new Set(
      bare.flatMap((html) =>
        [...html.matchAll(new RegExp(`\\s(?:${attributes})="/(_astro/[^"#]+)"`, 'g'))].map(
          ([, file = '']) => file,
        ),
      ),
    );

  const nameOf = (file: string) => chunkOf.get(file)?.name ?? '';
  const first = closure(named('href|src'), ({ hasLibrary, ...chunk }) =>
    hasLibrary
      ? []
      : chunk.dynamicImports.filter(
          (file) => !needsLibrary(file, chunkOf) && !DISPENSABLE.includes(nameOf(file)),
        ),
  );
  const islands = [...named('component-url|renderer-url|before-hydration-url')];
  const isArea = ({ name }: Chunk) => name.endsWith('Area');
  const later = closure(
    islands.filter((file) => !WITH_NETWORK.includes(nameOf(file))),
    (chunk) =>
      isArea(chunk) ? [] : chunk.dynamicImports.filter((file) => !DISPENSABLE.includes(nameOf(file))),
  );
  const screens = chunks
    .filter(({ name }) => name === 'CaregiverArea')
    .flatMap(({ dynamicImports }) => dynamicImports.filter((file) => AREAS_FIRST.includes(nameOf(file))));
  const areas = closure(screens, ({ dynamicImports }) =>
    dynamicImports.filter((file) => !DISPENSABLE.includes(nameOf(file))),
  );
  return {
    first: [...first],
    later: [...later].filter((file) => !first.has(file)),
    areas: [...areas].filter((file) => !first.has(file) && !later.has(file)),
  };

  /** The files with all that they import, and with what `onDemand` adds. */
  function closure(files: Iterable<string>, onDemand: (chunk: Chunk) => readonly string[]): Set<string> {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      const chunk = chunkOf.get(file);
      if (chunk) for (const next of [...chunk.imports, ...chunk.styles, ...onDemand(chunk)]) visit(next);
    };
    for (const file of files) visit(file);
    return reached;
  }
}

function needsLibrary(file: string, chunkOf: Map<string, Chunk>, seen = new Set<string>()): boolean {
  const chunk = chunkOf.get(file);
  if (!chunk || seen.has(file)) return false;
  seen.add(file);
  return chunk.hasLibrary || chunk.imports.some((next) => needsLibrary(next, chunkOf, seen));
}
