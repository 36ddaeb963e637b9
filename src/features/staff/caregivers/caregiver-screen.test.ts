import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import {
  type CaregiverDocument,
  type CaregiverRecord,
  createCaregiverScreen,
  createDocumentActions,
} from './caregiver-screen.ts';
import type { loadCaregiver } from '../../../data/profiles.ts';
import { toast } from '../../../ui/toast/toast.ts';
import * as t from '../record/words.ts';

vi.mock(import('../../../ui/toast/toast.ts'), () => ({ toast: vi.fn(), hush: vi.fn() }));

const done = () => vi.fn(async () => ok(null as never));
const movedOn = (code: string) => fail({ kind: 'refused', code }) as never;
const service = {
  loadCaregiver: vi.fn<typeof loadCaregiver>(),
  loadCompleteness: vi.fn(async () => ok({ percent: 100, missing: [] })),
  loadDocuments: vi.fn(async () => ok([])),
  loadCredentialRules: vi.fn(async () => ok([])),
  loadActivity: vi.fn(async () => ok([])),
  addNote: vi.fn(async () => ok(undefined as never)),
  loadCurrentPlacements: vi.fn(async () => ok([])),
  loadPlacementsOfCaregiver: vi.fn(async () => ok([])),
  loadApplicationsOf: vi.fn(async () => ok([])),
  loadFittingJobs: vi.fn(async () => ok([])),
  loadDaysOffOf: vi.fn(async () => ok([])),
  loadUser: done(),
  loadPendingItems: vi.fn(async () => ok([])),
  loadOwner: vi.fn(async () => ok(null)),
  loadAdmins: vi.fn(async () => ok([])),
  assign: vi.fn(async () => ok(undefined as never)),
  approveCaregiver: done(),
  requestProfileChanges: done(),
  suspendCaregiver: done(),
  inviteAgain: done(),
};

const stored = (status: CaregiverRecord['status']) =>
  service.loadCaregiver.mockResolvedValue(ok({ userId: '1', status } as CaregiverRecord));

beforeEach(() => {
  vi.clearAllMocks();
  stored('submitted');
});

async function open() {
  const screen = createCaregiverScreen('1', service);
  await shown(screen.profile);
  return screen;
}

describe('A profile', () => {
  test('shows its new status after a step', async () => {
    const screen = await open();
    stored('changes_requested');
    await screen.requestChanges.run('Your phone number has no digits.', ['phone'], null);
    expect(service.requestProfileChanges).toHaveBeenCalledWith(
      '1',
      'Your phone number has no digits.',
      ['phone'],
      null,
    );
    expect(screen.profile.$value.get()).toMatchObject({ value: { status: 'changes_requested' } });
    expect(service.loadPendingItems).toHaveBeenCalledWith(['1']);
  });

  test('that a colleague reviewed first is read again', async () => {
    const screen = await open();
    service.approveCaregiver.mockResolvedValueOnce(movedOn('profile_step_not_allowed'));
    stored('suspended');
    await screen.approve.run(1);
    expect(screen.approve.$state.get().error?.code).toBe('profile_step_not_allowed');
    expect(screen.profile.$value.get()).toMatchObject({ value: { status: 'suspended' } });
  });

  test('that the caregiver has changed since is not approved, and is read again', async () => {
    const screen = await open();
    service.approveCaregiver.mockResolvedValueOnce(movedOn('profile_changed'));
    await screen.approve.run(3);
    expect(service.approveCaregiver).toHaveBeenCalledWith('1', 3);
    expect(service.loadCaregiver).toHaveBeenCalledTimes(2);
  });

  test('is read again with its documents once one is checked, and on return to its page, which says what changed', async () => {
    vi.stubGlobal('document', { visibilityState: 'visible', querySelector: () => null });
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const screen = await open();
    await shown(screen.documents);
    await screen.refreshDocuments();
    expect(service.loadDocuments).toHaveBeenCalledTimes(2);
    expect(service.loadCaregiver).toHaveBeenCalledTimes(2);
    page.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(service.loadCaregiver).toHaveBeenCalledTimes(3));
    await new Promise((resolve) => setTimeout(resolve));
    expect(toast).not.toHaveBeenCalled();
    stored('approved');
    page.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(t.recordChanged));
    expect(service.loadDocuments).toHaveBeenCalledTimes(4);
    vi.unstubAllGlobals();
  });

  test('shows even without the documents', async () => {
    service.loadDocuments.mockResolvedValueOnce(fail({ kind: 'server', code: 'broken' }) as never);
    const screen = await open();
    expect(await shown(screen.documents)).toMatchObject({ state: 'failed' });
    expect(screen.profile.$value.get().state).toBe('ready');
  });
});

describe('A document', () => {
  const document = { id: '7', filePath: 'ann/7.pdf', fileName: 'first-aid.pdf' } as CaregiverDocument;
  const refresh = vi.fn(async () => undefined);
  const files = {
    fetchFile: vi.fn(),
    openDocument: done(),
    loadDocument: done(),
    dateDocument: done(),
  };
  const actions = () => createDocumentActions(document, refresh, files);

  test('is read again with the others once its day is set, even if another person was quicker', async () => {
    await actions().date.run('2030-01-01', null);
    expect(files.dateDocument).toHaveBeenCalledWith('7', '2030-01-01', null);
    files.dateDocument.mockResolvedValueOnce(movedOn('document_step_not_allowed'));
    await actions().date.run(null, '2030-01-01');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('whose file can’t be opened says so', async () => {
    files.fetchFile.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }));
    expect(await shown(actions().file())).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
  });

  test('that may not be opened is not fetched', async () => {
    files.openDocument.mockResolvedValueOnce(movedOn('document_not_found'));
    files.fetchFile.mockClear();
    await actions().file().reload();
    expect(files.fetchFile).not.toHaveBeenCalled();
  });
});
