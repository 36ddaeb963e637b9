import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createDocumentsScreen, type WaitingDocument } from './documents-screen.ts';

const document = (id: string): WaitingDocument => ({
  total: 2,
  id,
  kind: 'first_aid',
  filePath: `a/${id}.png`,
  fileName: 'course.png',
  issuedOn: null,
  expiresOn: '2030-01-01',
  createdAt: '2026-11-18T09:00:00Z',
  due: null,
  caregiverId: 'c',
  fullName: 'Eoin Walsh',
  assignedTo: null,
  received: null,
});

const CHECKED = {
  caregiver: { userId: 'c', fullName: 'Eoin Walsh' },
  status: 'verified',
  checkNote: 'Original seen.',
  checkedAt: '2026-11-20T09:00:00Z',
  checkedBy: 'mary@example.com',
};

function begin(search = '') {
  let left = [document('one'), document('two')];
  const decide = async (id: string) => {
    left = left.filter((one) => one.id !== id);
    return ok(undefined as never);
  };
  const service = {
    loadUncheckedDocuments: vi.fn(async () => ok(left)),
    loadDocumentToCheck: vi.fn(async (id: string) => ok({ ...document(id), ...CHECKED } as never)),
    loadPendingItems: vi.fn(async () => ok([] as never[])),
    loadDocument: vi.fn(),
    openDocument: vi.fn(async () => ok(undefined as never)),
    fetchFile: vi.fn(async () => ok(new Blob())),
    fetchPhoto: vi.fn(async () => ok(new Blob())),
    loadIdentity: vi.fn(async () => ok({ fullName: null, birthYear: null, photoPath: null })),
    verifyDated: vi.fn(decide),
    rejectDocument: vi.fn(decide),
  };
  const open = vi.fn();
  const screen = createDocumentsScreen(open, search, service);
  screen.$shown.listen(() => undefined);
  return { screen, service, open, current: () => screen.$shown.get()?.document.id };
}

test('after a decision the next document follows, and one left for later on request', async () => {
  const { screen, service, current } = begin();
  await vi.waitFor(() => expect(current()).toBe('one'));
  screen.leave('one');
  expect(current()).toBe('two');
  await screen.document(document('two')).verify.run('Seen.', null, null);
  expect(service.verifyDated).toHaveBeenCalledWith('two', 'Seen.', null, null);
  expect(current()).toBeUndefined();
  await screen.takeUpAgain();
  expect(current()).toBe('one');
});

test('the link to approve comes after the next document, which would take its focus', async () => {
  const { screen, service, current } = begin();
  await vi.waitFor(() => expect(current()).toBe('one'));
  const profile = { kind: 'profile', turn: 'staff', status: 'submitted', detail: null };
  service.loadPendingItems.mockResolvedValue(ok([profile as never]));
  let arrive = () => {};
  service.loadUncheckedDocuments.mockReturnValueOnce(
    new Promise((resolve) => (arrive = () => resolve(ok([document('two')])))),
  );
  const step = screen.document(document('one')).verify.run('Seen.', null, null);
  await vi.waitFor(() => expect(service.loadUncheckedDocuments).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.nextUp.$approval.get()).toBeUndefined();
  arrive();
  await step;
  expect(current()).toBe('two');
  await vi.waitFor(() => expect(screen.nextUp.$approval.get()).toBe(profile));
});

test('the other documents of the same caregiver come first', async () => {
  const { screen, service, current } = begin();
  const ofAnother = { ...document('other'), caregiverId: 'd' };
  let left = [document('one'), ofAnother, document('two')];
  service.loadUncheckedDocuments.mockImplementation(async () => ok(left));
  await screen.queue.reload();
  expect(current()).toBe('one');
  left = [ofAnother, document('two')];
  await screen.document(document('one')).verify.run('Seen.', null, null);
  expect(current()).toBe('two');
  left = [ofAnother];
  await screen.document(document('two')).verify.run('Seen.', null, null);
  expect(current()).toBe('other');
});

test('if a document has changed, the next one follows, too', async () => {
  const { screen, service, current } = begin();
  await vi.waitFor(() => expect(current()).toBe('one'));
  service.rejectDocument.mockResolvedValueOnce(
    fail({ kind: 'refused', code: 'document_step_not_allowed' }) as never,
  );
  service.loadUncheckedDocuments.mockResolvedValue(ok([document('two')]));
  await screen.document(document('one')).reject.run('No.', null);
  expect(current()).toBe('two');
});

test('if a colleague was quicker, the document stays until one of the two checks is chosen', async () => {
  const { screen, service, current } = begin();
  await vi.waitFor(() => expect(current()).toBe('one'));
  service.rejectDocument.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile' }) as never);
  service.loadUncheckedDocuments.mockResolvedValue(ok([document('two')]));
  const store = screen.document(document('one'));
  await store.reject.run('No.', null);
  expect(current()).toBe('one');
  await store.reload.refresh();
  expect(current()).toBe('two');
});

test('a file that may not be opened is not fetched', async () => {
  const { screen, service } = begin();
  service.openDocument.mockResolvedValueOnce(fail({ kind: 'denied', code: 'not_allowed' }) as never);
  expect(await shown(screen.document(document('one')).file)).toMatchObject({ state: 'failed' });
  expect(service.fetchFile).not.toHaveBeenCalled();
});

test('the address says whose documents they are, and which one comes first', async () => {
  const { screen, service, open, current } = begin('?has=me&at=two');
  await vi.waitFor(() => expect(current()).toBe('two'));
  expect(service.loadUncheckedDocuments).toHaveBeenCalledWith('me');
  screen.leave('two');
  expect(current()).toBe('one');
  screen.list.narrow('has', 'nobody');
  expect(open).toHaveBeenCalledWith('/admin/papers?has=nobody', true);
  expect(service.loadUncheckedDocuments).toHaveBeenLastCalledWith('nobody');
});

test('the address follows what is on the screen', async () => {
  const { screen, open, current } = begin();
  await vi.waitFor(() => expect(current()).toBe('one'));
  screen.write('one');
  expect(open).toHaveBeenLastCalledWith('/admin/papers?at=one', true);
  await screen.ask('one');
  expect(current()).toBe('one');
  await screen.ask('two');
  expect(current()).toBe('two');
  await screen.ask(null);
  expect(open).toHaveBeenLastCalledWith('/admin/papers?at=two', true);
});

test('a checked document shows its result, and then those that wait', async () => {
  const { screen, current } = begin('?at=seven');
  await vi.waitFor(() => expect(current()).toBe('seven'));
  expect(screen.$shown.get()?.verdict).toMatchObject({ status: 'verified', checkedBy: 'mary@example.com' });
  await screen.goOn();
  expect(current()).toBe('one');
});

test('a document that is gone shows no other one', async () => {
  const { screen, service, current } = begin('?at=eight');
  service.loadDocumentToCheck.mockResolvedValue(fail({ kind: 'not-found', code: 'no_row' }) as never);
  await vi.waitFor(() => expect(screen.$gone.get()).toBe(true));
  expect(current()).toBeUndefined();
});

test('if the filter finds none, the number of all waiting ones shows', async () => {
  const { screen, service } = begin('?has=me');
  service.loadUncheckedDocuments.mockImplementation((async (has?: string) =>
    ok(has ? [] : [document('one'), document('two')])) as never);
  await screen.queue.reload();
  expect(screen.queue.$value.get()).toMatchObject({ value: { waiting: [], everyones: 2 } });
});

test('on return the queue is read again, and the document on the screen stays with its result', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', querySelector: () => null });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { screen, service, current } = begin();
  await vi.waitFor(() => expect(current()).toBe('one'));
  service.loadUncheckedDocuments.mockResolvedValue(ok([document('two')]));
  page.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(screen.$shown.get()?.verdict).toMatchObject({ status: 'verified' }));
  expect(current()).toBe('one');
  await screen.goOn();
  expect(current()).toBe('two');
  vi.unstubAllGlobals();
});
