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
import { refreshOnReturn } from '../../../state/on-return.ts';
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
/** The result of a checked document. */
export type Verdict = Pick<
  ValueOf<typeof loadDocumentToCheck>,
  'status' | 'checkNote' | 'checkedAt' | 'checkedBy'
>;
export type DocumentsStore = ReturnType<typeof createDocumentsScreen>;
export type DocumentStore = ReturnType<DocumentsStore['document']>;

const DEFAULTS = { sort: 'created_at', direction: 'asc' } as const;

/**
 * The queue of documents to check. A checked one leaves it. One put off comes back on request. The address has the
 * filter by owner (`has`) and the current document (`at`), even if it is already checked.
 */
export function createDocumentsScreen(open: ScreenProps['open'], search: string, service = documentsCalls) {
  const $query = atom(readListQuery(search, DEFAULTS, ['has']));
  /** The document in the address; null after a document was checked or put off here. */
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
      /** How many wait, without the filter by owner. */
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
  /** Whose document was checked or put off last. Their others come first. */
  const $owner = atom<string | undefined>(undefined);
  /** Whether a step was taken here. Only then does the next document take the focus. */
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
  refreshOnReturn(queue.$value, () => {
    // The document on the screen stays there, even if a colleague has checked it.
    $asked.set($shown.get()?.document.id ?? $asked.get());
    return queue.reload();
  });
  return {
    queue,
    nextUp,
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
    /** The current document, with its result if it is checked; undefined if none is left. */
    $shown,
    /** Whether the document in the address no longer exists. */
    $gone: computed(
      [queue.$value, $asked],
      (found, asked) => asked !== null && found.state === 'ready' && found.value.asked === 'gone',
    ),
    /** Follows a document that the address names, here or by a link from elsewhere. */
    async ask(id: string | null) {
      const shown = $shown.get()?.document.id;
      if (id === shown || id === $asked.get()) return;
      if (id === null) return write(shown);
      $later.set($later.get().filter((one) => one !== id));
      $moved.set(true);
      $asked.set(id);
      await queue.replace();
    },
    /** Writes the current document into the address. */
    write,
    /** From a checked document back to the queue. */
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
    /** Steps for one document. */
    document: (document: WaitingDocument, seen: string | null = null) => ({
      /** When the check on the screen was made, if there is one. */
      seen,
      file: openedFile(document, service),
      /** The profile's identity, beside a document that must show the same. */
      identity:
        document.kind === 'identity' ? loadable(() => service.loadIdentity(document.caregiverId)) : undefined,
      fetchPhoto: service.fetchPhoto,
      /** The document as a colleague has left it. Accepting their result leads to the next one. */
      reload: { load: () => service.loadDocument(document.id), refresh: next },
      verify: action(
        nextUp.after(
          thenRefresh(
            async (checked: string, expiresOn: string | null, seen: string | null) =>
              service.verifyDated(document.id, checked, expiresOn, seen),
            next,
          ),
          { caregiver: document.caregiverId },
        ),
      ),
      reject: action(
        nextUp.after(
          thenRefresh(
            (reason: string, seen: string | null) => service.rejectDocument(document.id, reason, seen),
            next,
          ),
          { caregiver: document.caregiverId },
        ),
      ),
    }),
  };
}

type Shown = { document: WaitingDocument; verdict?: Verdict };

/**
 * The document in the address, else the next of this owner, else the one that has waited longest; nothing if the
 * address names one that is gone.
 */
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

/** A document from the address, in the shape of those in the queue. */
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
