import { atom, type ReadableAtom } from 'nanostores';
import { removeDocument } from '../../../data/document-files.ts';
import { documentWithFile } from '../../../data/own-files.ts';
import { FILE_WORDS } from '../../../domain/document-file.ts';
import { explain } from '../../../domain/explain.ts';
import type { DocumentStatus } from '../../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { fail } from '../../../lib/result.ts';
import { documentFaults } from '../../../parts/file-upload/document-faults.ts';
import { faultOfPages } from '../../../parts/file-upload/file-check.ts';
import { asOneFile } from '../../../parts/file-upload/one-file.ts';
import type { UploadStage } from '../../../parts/file-upload/Sending.tsx';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createForm, type Form } from '../../../state/form.ts';
import { documentDraft, type TypedOfDocument } from './recorded.ts';
import { sendDocument } from './send-document.ts';
import * as t from './words.ts';

export type UploadValues = TypedOfDocument & {
  /** The pages of one document. */
  files: File[];
  /** Sends a file again that an earlier document has. */
  again: boolean;
  /** The document that it replaces. */
  replaces: Replaced | null;
};

export type Replaced = {
  id: string;
  kind: DocumentKind;
  filePath: string;
  fileName: string;
  status: DocumentStatus;
};

export type Upload = {
  form: Form<UploadValues>;
  /** Null while nothing is being sent. */
  $stage: ReadableAtom<UploadStage | null>;
  /** The kind of an earlier document with the same file. The form then asks whether to send it again. */
  $twin: ReadableAtom<DocumentKind | null>;
  choose(files: File[]): Promise<void>;
  /** Starts a document of a missing kind. */
  begin(kind: DocumentKind): void;
  /** How often `begin` was called, so that the form can follow. */
  $begun: ReadableAtom<number>;
  /** Stops the upload. The form keeps what was entered. */
  giveUp(): void;
};

const calls = { removeDocument, uploadDocument: sendDocument, findTwin: documentWithFile };

export const NO_DOCUMENT: UploadValues = {
  kind: '',
  files: [],
  again: false,
  issuedOn: '',
  expiresOn: '',
  replaces: null,
};

/** The kind that an address names; empty if it names none. */
export function kindFrom(search: string): DocumentKind | '' {
  const kind = new URLSearchParams(search).get('kind') ?? '';
  return Object.hasOwn(DOCUMENT_KINDS, kind) ? (kind as DocumentKind) : '';
}

/** Adds one document, of the kind that a link named, if any. Each link has its own draft. */
export function createUpload(
  refresh: () => Promise<unknown>,
  caregiverId: string,
  kind: UploadValues['kind'],
  service = calls,
): Upload {
  const $stage = atom<UploadStage | null>(null);
  const $begun = atom(0);
  const $twin = atom<DocumentKind | null>(null);
  let ending = new AbortController();
  /** The file made of these pages. Another try sends the same file. */
  let made: { of: File[]; file: File | undefined } | undefined;

  const send = async (values: UploadValues) => {
    ending = new AbortController();
    if (made?.of !== values.files) made = { of: values.files, file: await asOneFile(values.files) };
    const { file } = made;
    if (!file) return fail({ kind: 'refused', code: 'picture_unreadable' } as const);
    const twin = values.again ? undefined : await service.findTwin(file);
    if (twin) {
      $twin.set(twin.kind);
      return fail({ kind: 'refused', code: 'already_sent', detail: twin.kind } as const);
    }
    let stage: UploadStage = { sent: 0, total: file.size, lost: false, tries: 1 };
    const say = (part: Partial<UploadStage>) => $stage.set((stage = { ...stage, ...part }));
    say({});
    const stored = await service.uploadDocument(toDocument(values, file), {
      signal: ending.signal,
      onSent: (sent, total) => say({ sent, total, lost: false }),
      onUnkept: () => say({ unkept: true }),
      onPause: () => say({ sent: 0, lost: true, tries: stage.tries + 1 }),
    });
    $stage.set(null);
    if (stored.ok) $twin.set(null);
    // A verified one counts until the new one is verified too. If removing fails, the caregiver can remove it later.
    if (stored.ok && values.replaces && values.replaces.status !== 'verified')
      await service.removeDocument(values.replaces);
    return stored;
  };

  const form = createForm<UploadValues, unknown>({
    initial: { ...NO_DOCUMENT, kind },
    check: documentFaults,
    submit: thenRefresh(send, refresh),
    faultsOf: (failure) => ({ files: fileFault(failure) }),
    draft: documentDraft(caregiverId, kind),
    unkept: ['files', 'again', 'replaces'],
  });
  /** Dates, their faults and the question about the file belong to the kind they were entered for. */
  const change = (part: Partial<UploadValues>) => {
    const { values, faults } = form.$state.get();
    if (!values.kind || part.kind === undefined || part.kind === values.kind) return form.change(part);
    if (Object.keys(faults).length > 0)
      form.fault($twin.get() ? {} : { ...faults, issuedOn: undefined, expiresOn: undefined }, false);
    $twin.set(null);
    form.change({ issuedOn: '', expiresOn: '', again: false, ...part });
  };
  return {
    form: { ...form, change },
    $stage,
    $twin,
    async choose(files) {
      $twin.set(null);
      form.change({ files, again: false });
      // An earlier fault was about earlier files.
      const fault = await faultOfPages(files);
      if (form.$state.get().values.files === files)
        form.fault({ ...form.$state.get().faults, files: fault }, false);
    },
    $begun,
    begin(kind) {
      const { values } = form.$state.get();
      // A draft with only a kind has nothing typed to keep.
      if (values.files.length > 0 || values.issuedOn || values.expiresOn) change({ kind, replaces: null });
      else form.reset({ ...NO_DOCUMENT, kind });
      $begun.set($begun.get() + 1);
    },
    giveUp: () => ending.abort(),
  };
}

/** The document from a valid form. */
const toDocument = ({ kind, issuedOn, expiresOn }: UploadValues, file: File) => ({
  kind: kind as DocumentKind,
  file,
  issuedOn: issuedOn || null,
  expiresOn: expiresOn || null,
});

const ABOUT_FILE = ['file_too_large', 'file_type_refused', 'picture_unreadable'];

function fileFault(failure: Failure): string | undefined {
  if (failure.kind !== 'refused') return undefined;
  if (failure.code === 'already_sent')
    return fill(t.alreadySent, { kind: DOCUMENT_KINDS[failure.detail as DocumentKind] });
  return ABOUT_FILE.includes(failure.code) ? explain(failure, FILE_WORDS) : undefined;
}
