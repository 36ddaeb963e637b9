import { atom, computed } from 'nanostores';
import type * as documents from '../../../data/documents.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { openedFile, type FileService } from './opened-file.ts';

export type PapersService = FileService &
  Pick<typeof documents, 'loadPapers' | 'verifyDated' | 'rejectDocument'>;
export type WaitingPaper = ValueOf<PapersService['loadPapers']>[number];
export type PapersStore = ReturnType<typeof createPapersScreen>;
export type PaperStore = ReturnType<PapersStore['paper']>;

/** The papers that wait, one after the other: what is decided goes, and what is left for later comes back when asked for. */
export function createPapersScreen(service: PapersService) {
  const queue = loadable(() => service.loadPapers());
  const $later = atom<readonly string[]>([]);
  /** Whether something was done here: only then does the next paper take the focus. */
  const $moved = atom(false);
  const next = async () => {
    $moved.set(true);
    await queue.reload();
  };
  return {
    queue,
    $later,
    $moved,
    /** The one to look at; undefined when none is left. */
    $current: computed([queue.$value, $later], (found, later) =>
      found.state === 'ready' ? found.value.find(({ id }) => !later.includes(id)) : undefined,
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
      verify: action(
        thenRefresh(
          async (checked: string, expiresOn: string | null) =>
            service.verifyDated(paper.id, checked, expiresOn),
          next,
        ),
      ),
      reject: action(thenRefresh((reason: string) => service.rejectDocument(paper.id, reason), next)),
    }),
  };
}
