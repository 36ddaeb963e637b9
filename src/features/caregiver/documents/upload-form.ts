import { atom, type ReadableAtom } from 'nanostores';
import { removeDocument, uploadDocument } from '../../../data/document-files.ts';
import { hasExpired } from '../../../domain/document-check.ts';
import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { DocumentStatus } from '../../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import type { Failure } from '../../../lib/failure.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createForm, type Faults, type Form } from '../../../state/form.ts';
import { faultOfFile } from './file-check.ts';
import * as t from './words.ts';

export type UploadValues = {
  kind: DocumentKind | '';
  file: File | null;
  /** yyyy-mm-dd, or empty; so is `expiresOn`. */
  issuedOn: string;
  expiresOn: string;
  /** The document whose place it takes. */
  replaces: Replaced | null;
};

export type Replaced = {
  id: string;
  kind: DocumentKind;
  filePath: string;
  fileName: string;
  status: DocumentStatus;
};

/** How far the file has come, in bytes. */
export type UploadStage = {
  sent: number;
  total: number;
  /** It waits for a connection, to begin again. */
  lost: boolean;
  /** How often it has begun. */
  tries: number;
};

export type Upload = {
  form: Form<UploadValues>;
  /** Null while nothing is under way. */
  $stage: ReadableAtom<UploadStage | null>;
  choose(file: File | null): Promise<void>;
  /** Gives up what is under way; the form keeps what was entered. */
  giveUp(): void;
};

const calls = { removeDocument, uploadDocument };

export const NO_DOCUMENT: UploadValues = {
  kind: '',
  file: null,
  issuedOn: '',
  expiresOn: '',
  replaces: null,
};

/** What is wrong with a document about to be sent, by field, in words. */
export async function uploadFaults(values: UploadValues, day = today()): Promise<Faults<UploadValues>> {
  const { kind, file, issuedOn, expiresOn } = values;
  return {
    kind: kind ? undefined : t.chooseKind,
    file: file ? await faultOfFile(file) : t.chooseFile,
    issuedOn: issuedOn > day ? t.dayNotComeYet : undefined,
    expiresOn: expiryFault(issuedOn, expiresOn, day),
  };
}

function expiryFault(issuedOn: string, expiresOn: string, day: string): string | undefined {
  if (!expiresOn) return undefined;
  if (hasExpired(expiresOn, day)) return t.documentExpiredAlreadyAdd;
  return issuedOn && expiresOn <= issuedOn ? t.dayExpiresMustCome : undefined;
}

/** A kind of document that an address asks for; empty for anything else. */
export function kindFrom(search: string): DocumentKind | '' {
  const kind = new URLSearchParams(search).get('kind') ?? '';
  return Object.hasOwn(DOCUMENT_KINDS, kind) ? (kind as DocumentKind) : '';
}

/** Adding one document, of the kind that a link asked for if it did; each link keeps a draft of its own. */
export function createUpload(
  refresh: () => Promise<unknown>,
  caregiverId: string,
  kind: UploadValues['kind'],
  service = calls,
): Upload {
  const $stage = atom<UploadStage | null>(null);
  let ending = new AbortController();

  const send = async (values: UploadValues) => {
    ending = new AbortController();
    let stage: UploadStage = { sent: 0, total: values.file?.size ?? 0, lost: false, tries: 1 };
    const say = (part: Partial<UploadStage>) => $stage.set((stage = { ...stage, ...part }));
    say({});
    const stored = await service.uploadDocument(toDocument(values), {
      signal: ending.signal,
      onSent: (sent, total) => say({ sent, total, lost: false }),
      onPause: () => say({ sent: 0, lost: true, tries: stage.tries + 1 }),
    });
    $stage.set(null);
    // A checked one counts until the new one is checked too. What can't be removed now can be later, by hand.
    if (stored.ok && values.replaces && values.replaces.status !== 'verified')
      await service.removeDocument(values.replaces);
    return stored;
  };

  const form = createForm<UploadValues, unknown>({
    initial: { ...NO_DOCUMENT, kind },
    check: uploadFaults,
    submit: thenRefresh(send, refresh),
    faultsOf: (failure) => ({ file: isAboutFile(failure) ? explain(failure) : undefined }),
    draft: draftStore<Partial<UploadValues>>(`document:${caregiverId}:${kind}`),
    unkept: ['file', 'replaces'],
  });
  return {
    form,
    $stage,
    async choose(file) {
      form.change({ file });
      // What was wrong was wrong with the file before.
      const fault = file ? await faultOfFile(file) : undefined;
      if (form.$state.get().values.file === file)
        form.fault({ ...form.$state.get().faults, file: fault }, false);
    },
    giveUp: () => ending.abort(),
  };
}

/** The document of a form without a fault. */
const toDocument = ({ kind, file, issuedOn, expiresOn }: UploadValues) => ({
  kind: kind as DocumentKind,
  file: file as File,
  issuedOn: issuedOn || null,
  expiresOn: expiresOn || null,
});

const isAboutFile = ({ kind, code }: Failure) =>
  kind === 'refused' && (code === 'file_too_large' || code === 'file_type_refused');
