import { atom, computed } from 'nanostores';
import type * as documents from '../../../data/documents.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { href } from '../../../domain/routes.ts';
import { readListQuery, writeListQuery } from '../../../lib/list-query.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { createNextUp } from '../next/next-up.ts';
import type { WaitingService } from '../waiting/with-waiting.ts';
import { openedFile, type FileService } from './opened-file.ts';

export type PapersService = FileService &
  WaitingService &
  Pick<typeof documents, 'loadPapers' | 'loadDocument' | 'verifyDated' | 'rejectDocument'>;
export type WaitingPaper = ValueOf<PapersService['loadPapers']>[number];
export type PapersStore = ReturnType<typeof createPapersScreen>;
export type PaperStore = ReturnType<PapersStore['paper']>;

const DEFAULTS = { sort: 'created_at', direction: 'asc' } as const;

/**
 * The papers that wait, one after the other: what is decided goes, and what is left for later comes back when asked for. The address says
 * whose they are (`has`), and with which one to begin (`at`).
 */
export function createPapersScreen(open: ScreenProps['open'], search: string, service: PapersService) {
  const $query = atom(readListQuery(search, DEFAULTS, ['has']));
  const first = new URLSearchParams(search).get('at');
  const queue = loadable(() => service.loadPapers($query.get().filters['has']));
  const nextUp = createNextUp('paper', '', service);
  const $later = atom<readonly string[]>([]);
  /** Whether something was done here: only then does the next paper take the focus. */
  const $moved = atom(false);
  const next = async () => {
    $moved.set(true);
    await queue.reload();
  };
  return {
    queue,
    nextUp,
    /** What the queue is narrowed by. */
    list: {
      $query,
      narrow(name: string, value: string) {
        const query = { ...$query.get(), filters: { [name]: value } };
        $query.set(query);
        open(href('adminPapers') + writeListQuery(query, DEFAULTS), true);
        void queue.reload();
      },
    },
    $later,
    $moved,
    /** The one to look at; undefined when none is left. */
    $current: computed([queue.$value, $later], (found, later) =>
      found.state === 'ready' ? currentOf(found.value, later, first) : undefined,
    ),
    leave(id: string) {
      $moved.set(true);
      $later.set([...$later.get(), id]);
    },
    takeUpAgain() {
      $moved.set(true);
      $later.set([]);
      return queue.reload();
    },
    /** What can be done with one of them. */
    paper: (paper: WaitingPaper) => ({
      file: openedFile(paper, service),
      /** What a colleague made of it who was quicker; theirs taken, the next one comes. */
      anew: { load: () => service.loadDocument(paper.id), refresh: next },
      verify: action(
        thenRefresh(
          nextUp.after(async (checked: string, expiresOn: string | null, seen: string | null) =>
            service.verifyDated(paper.id, checked, expiresOn, seen),
          ),
          next,
        ),
      ),
      reject: action(
        thenRefresh(
          nextUp.after((reason: string, seen: string | null) =>
            service.rejectDocument(paper.id, reason, seen),
          ),
          next,
        ),
      ),
    }),
  };
}

/** What has waited longest, after the one that was asked for. */
const currentOf = (waiting: readonly WaitingPaper[], later: readonly string[], first: string | null) => {
  const left = waiting.filter(({ id }) => !later.includes(id));
  return left.find(({ id }) => id === first) ?? left[0];
};
