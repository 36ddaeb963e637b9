import { atom, computed } from 'nanostores';
import {
  loadUncheckedDocuments,
  loadDocumentToCheck,
  loadDocument,
  verifyDated,
  rejectDocument,
} from '../../../data/document-checks.ts';
import { fetchPhoto } from '../../../data/document-files.ts';
import { loadIdentity } from '../../../data/profiles.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { href } from '../../../domain/routes.ts';
import { readListQuery, writeListQuery } from '../../../lib/list-query.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { createNextUp } from '../next/next-up.ts';
import { waitingCalls } from '../waiting/with-waiting.ts';
import { openedFile, fileCalls } from './opened-file.ts';

export const documentsCalls = {
  loadUncheckedDocuments,
  loadDocumentToCheck,
  loadDocument,
  verifyDated,
  rejectDocument,
  loadIdentity,
  fetchPhoto,
  ...fileCalls,
  ...waitingCalls,
};
export type WaitingDocument = ValueOf<typeof loadUncheckedDocuments>[number];
/** What became of a document that waits no more. */
export type Verdict = Pick<
  ValueOf<typeof loadDocumentToCheck>,
  'status' | 'checkNote' | 'checkedAt' | 'checkedBy'
>;
export type DocumentsStore = ReturnType<typeof createDocumentsScreen>;
export type DocumentStore = ReturnType<DocumentsStore['document']>;

const DEFAULTS = { sort: 'created_at', direction: 'asc' } as const;

/**
 * The documents that wait, one after the other. A decided one is removed. One left for later comes back on request.
 * The address says whose they are (`has`), and which one is on the screen (`at`), even one that is already checked.
 */
export function createDocumentsScreen(open: ScreenProps['open'], search: string, service = documentsCalls) {
  const $query = atom(readListQuery(search, DEFAULTS, ['has']));
  /** The document from the address; none once one was decided or left here. */
  const $asked = atom(new URLSearchParams(search).get('at'));
  const queue = loadable(async () => {
    const { has } = $query.get().filters;
    const [waiting, elsewhere] = [
      await service.loadUncheckedDocuments(has),
      has ? await service.loadUncheckedDocuments() : undefined,
    ];
    if (!waiting.ok) return waiting;
    const at = $asked.get();
    const asked = at && !waiting.value.some(({ id }) => id === at) ? await askedFor(at) : undefined;
    return ok({
      waiting: waiting.value,
      /** How many wait at all. */
      everyones: (elsewhere?.ok ? elsewhere.value : waiting.value)[0]?.total ?? 0,
      asked,
    });
  });
  const askedFor = async (id: string) => {
    const found = await service.loadDocumentToCheck(id);
    return found.ok ? sheetOf(found.value) : ('gone' as const);
  };
  const nextUp = createNextUp('document', '', service);
  const $later = atom<readonly string[]>([]);
  /** Whose document was decided or left last: their others come first. */
  const $owner = atom<string | undefined>(undefined);
  /** Whether something was done here: only then does the next document take the focus. */
  const $moved = atom(false);
  const next = async () => {
    $moved.set(true);
    $owner.set($shown.get()?.document.caregiverId);
    $asked.set(null);
    await queue.reload();
  };
  const write = (id?: string) => {
    const params = new URLSearchParams(writeListQuery($query.get(), DEFAULTS));
    if (id) params.set('at', id);
    open(href('adminDocuments') + (params.size > 0 ? `?${params.toString()}` : ''), true);
  };
  const $shown = computed([queue.$value, $later, $asked, $owner], (found, later, asked, owner) =>
    found.state === 'ready' ? shownOf(found.value, later, asked, owner) : undefined,
  );
  return {
    queue,
    nextUp,
    /** What the queue is narrowed by. */
    list: {
      $query,
      narrow(name: string, value: string) {
        const query = { ...$query.get(), filters: { [name]: value } };
        $query.set(query);
        $asked.set(null);
        write();
        void queue.replace();
      },
    },
    $later,
    $moved,
    /** The one to look at, and what became of it where it is checked; undefined when none is left. */
    $shown,
    /** Whether the one that the address asked for is there no more. */
    $gone: computed(
      [queue.$value, $asked],
      (found, asked) => asked !== null && found.state === 'ready' && found.value.asked === 'gone',
    ),
    /** What the address has come to say, here or by a link from elsewhere. */
    async ask(id: string | null) {
      const shown = $shown.get()?.document.id;
      if (id === shown || id === $asked.get()) return;
      if (id === null) return write(shown);
      $later.set($later.get().filter((one) => one !== id));
      $moved.set(true);
      $asked.set(id);
      await queue.replace();
    },
    /** Lets the address say what is on the screen. */
    write,
    /** From one that is checked to those that wait. */
    goOn: next,
    leave(id: string) {
      $moved.set(true);
      $owner.set($shown.get()?.document.caregiverId);
      $asked.set(null);
      $later.set([...$later.get(), id]);
    },
    takeUpAgain() {
      $moved.set(true);
      $later.set([]);
      return queue.reload();
    },
    /** What can be done with one of them. */
    document: (document: WaitingDocument, seen: string | null = null) => ({
      /** When the check was made that is on the screen, if one was. */
      seen,
      file: openedFile(document, service),
      /** What the profile says of the person, beside a document that is to say the same. */
      identity:
        document.kind === 'identity' ? loadable(() => service.loadIdentity(document.caregiverId)) : undefined,
      fetchPhoto: service.fetchPhoto,
      /** What a colleague made of it who was quicker; theirs taken, the next one comes. */
      reload: { load: () => service.loadDocument(document.id), refresh: next },
      verify: action(
        thenRefresh(
          nextUp.after(
            async (checked: string, expiresOn: string | null, seen: string | null) =>
              service.verifyDated(document.id, checked, expiresOn, seen),
            document.caregiverId,
          ),
          next,
        ),
      ),
      reject: action(
        thenRefresh(
          nextUp.after(
            (reason: string, seen: string | null) => service.rejectDocument(document.id, reason, seen),
            document.caregiverId,
          ),
          next,
        ),
      ),
    }),
  };
}

type Shown = { document: WaitingDocument; verdict?: Verdict };

/** The one from the address, else the next of this owner, else the one that has waited longest; nothing instead of one that is gone. */
function shownOf(
  { waiting, asked }: { waiting: readonly WaitingDocument[]; asked?: Shown | 'gone' | undefined },
  later: readonly string[],
  at: string | null,
  owner: string | undefined,
): Shown | undefined {
  if (at && asked) return asked === 'gone' ? undefined : asked;
  const left = waiting.filter(({ id }) => !later.includes(id));
  const document =
    left.find(({ id }) => id === at) ?? left.find(({ caregiverId }) => caregiverId === owner) ?? left[0];
  return document && { document };
}

/** One that was asked for, as those are that wait. */
function sheetOf({
  caregiver,
  status,
  checkNote,
  checkedAt,
  checkedBy,
  ...document
}: ValueOf<typeof loadDocumentToCheck>): Shown {
  const sheet = {
    ...document,
    total: 0,
    due: null,
    assignedTo: null,
    caregiverId: caregiver.userId,
    fullName: caregiver.fullName,
  };
  return status === 'uploaded'
    ? { document: sheet }
    : { document: sheet, verdict: { status, checkNote, checkedAt, checkedBy } };
}
