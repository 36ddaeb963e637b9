import { atom } from 'nanostores';
import { type DocumentReceipt, enterDocument } from '../../../data/entered-documents.ts';
import { FILE_WORDS } from '../../../domain/document-file.ts';
import { explain } from '../../../domain/explain.ts';
import type { DocumentKind } from '../../../domain/vocabulary.ts';
import { fail } from '../../../lib/result.ts';
import { documentFaults } from '../../../parts/file-upload/document-faults.ts';
import { asOneFile } from '../../../parts/file-upload/one-file.ts';
import type { UploadStage } from '../../../parts/file-upload/Sending.tsx';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import * as t from './words.ts';

type AddedDocument = {
  kind: DocumentKind | '';
  received: DocumentReceipt | '';
  files: File[];
  issuedOn: string;
  expiresOn: string;
};

const NOTHING: AddedDocument = { kind: '', received: '', files: [], issuedOn: '', expiresOn: '' };

/** Adds a document that a caregiver gave to our team. */
export function createAddDocument(
  caregiverId: string,
  refresh: () => Promise<unknown>,
  send: typeof enterDocument = enterDocument,
) {
  const $stage = atom<UploadStage | null>(null);
  let ending = new AbortController();
  /** Sending the same choice again sends the same file with the same id. */
  let made: { of: File[]; file: File; id: string } | undefined;

  const submit = async ({ kind, received, files, issuedOn, expiresOn }: AddedDocument) => {
    ending = new AbortController();
    if (made?.of !== files) {
      const file = await asOneFile(files);
      if (!file) return fail({ kind: 'refused', code: 'picture_unreadable' } as const);
      made = { of: files, file, id: crypto.randomUUID() };
    }
    const { file, id } = made;
    let stage: UploadStage = { sent: 0, total: file.size, lost: false, tries: 1 };
    const say = (part: Partial<UploadStage>) => $stage.set((stage = { ...stage, ...part }));
    say({});
    const stored = await send(
      {
        id,
        caregiverId,
        received: received as DocumentReceipt,
        kind: kind as DocumentKind,
        fileName: file.name.slice(-200),
        issuedOn: issuedOn || null,
        expiresOn: expiresOn || null,
      },
      file,
      {
        signal: ending.signal,
        onSent: (sent, total) => say({ sent, total, lost: false }),
        onPause: () => say({ sent: 0, lost: true, tries: stage.tries + 1 }),
      },
    );
    $stage.set(null);
    return stored;
  };

  return {
    form: createForm<AddedDocument, unknown>({
      initial: NOTHING,
      check: async (values) => ({
        ...(await documentFaults(values)),
        received: values.received ? undefined : t.chooseHowItCame,
      }),
      submit: thenRefresh(submit, refresh),
      faultsOf: ({ kind, ...failure }) =>
        kind === 'refused' && failure.code in FILE_WORDS
          ? { files: explain({ kind, ...failure }, FILE_WORDS) }
          : {},
      draft: draftStore<Partial<AddedDocument>>(`add-document:${caregiverId}`),
      unkept: ['files'],
    }),
    $stage,
    giveUp: () => ending.abort(),
  };
}
