import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createDocumentsScreen, type OwnDocument } from './documents-screen.ts';

const document = { id: '7', filePath: 'ann/7.pdf', fileName: 'first-aid.pdf' } as OwnDocument;
const service = {
  loadDocuments: vi.fn(),
  loadOwnPendingItems: vi.fn(),
  fetchFile: vi.fn(),
  loadDocumentViews: vi.fn(),
  removeDocument: vi.fn(),
  findTwin: vi.fn(async () => undefined),
  listSettledFiles: vi.fn(),
  uploadDocument: vi.fn(),
  loadOwnProfile: vi.fn(),
  loadCredentialRules: vi.fn(),
};

beforeEach(() => {
  vi.resetAllMocks();
  service.loadDocuments.mockResolvedValue(ok([document]));
  service.loadOwnPendingItems.mockResolvedValue(ok([]));
  service.loadDocumentViews.mockResolvedValue(ok([]));
});

async function open() {
  const screen = createDocumentsScreen('ann', 'first_aid', service);
  await shown(screen.documents);
  return screen;
}

test('an uploaded document is in the list', async () => {
  const { documents, upload, $open } = await open();
  service.uploadDocument.mockResolvedValue(ok({ id: '8' }));
  service.loadDocuments.mockResolvedValue(ok([document, { ...document, id: '8' }]));
  upload.form.change({ files: [new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })] });
  expect((await upload.form.submit())?.ok).toBe(true);
  expect($open.get()).toBe('8');
  expect(documents.$value.get()).toMatchObject({ value: [{ id: '7' }, { id: '8' }] });
});

test('a removed one is not, and its file is no stray one', async () => {
  const { documents, removal, isStray } = await open();
  service.removeDocument.mockResolvedValue(ok(null));
  service.loadDocuments.mockResolvedValue(ok([]));
  await removal(document).run();
  expect(service.removeDocument).toHaveBeenCalledWith(document);
  expect(documents.$value.get()).toEqual({ state: 'ready', value: [] });
  expect([document.filePath, 'ann/9.pdf'].map((path) => isStray({ path }))).toEqual([false, true]);
});

test('a file that can’t be opened says why', async () => {
  const opening = (await open()).opening(document);
  service.fetchFile.mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  expect(await opening.run()).toBeUndefined();
  expect(opening.$state.get().error?.kind).toBe('offline');
});

test('a document that waits for its check has the day by which we answer', async () => {
  service.loadOwnPendingItems.mockResolvedValue(
    ok([{ kind: 'document', subjectId: '7', due: '2026-03-17' }]),
  );
  expect((await open()).documents.$value.get()).toMatchObject({
    value: [{ id: '7', answerBy: '2026-03-17' }],
  });
});

test('the documents show even if the pending items fail to load', async () => {
  service.loadOwnPendingItems.mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  expect((await open()).documents.$value.get()).toMatchObject({ value: [{ id: '7', answerBy: null }] });
});
