import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { $copied } from '../../../state/copied.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createApplicationsScreen, createFamilyStore } from './applications-screen.ts';

const service = {
  answerOffer: vi.fn(),
  answerTerms: vi.fn(),
  chooseToBeShown: vi.fn(),
  confirmFirstDay: vi.fn(),
  declineInvitation: vi.fn(),
  loadOwnApplications: vi.fn(),
  loadOwnPendingItems: vi.fn(),
  withdrawApplication: vi.fn(),
  sayLeaving: vi.fn(),
  takeBackLeave: vi.fn(),
};
const refused = (code: string) => fail({ kind: 'refused', code } as const);
const offer = {
  availability: 5,
  hourlyRate: 19,
  startsOn: '2026-12-01',
  endsOn: null,
  standsUntil: '2026-11-24',
  offeredAt: '2026-11-22T10:00:00Z',
};
const offered = { id: '1', status: 'offered', offer };

beforeEach(() => {
  vi.resetAllMocks();
  service.loadOwnPendingItems.mockResolvedValue(ok([]));
});

test('an application that is withdrawn, or was answered in the meantime, is shown as it is', async () => {
  service.loadOwnApplications.mockResolvedValue(ok([{ id: '1', status: 'submitted' }]));
  const { applications, withdrawal } = createApplicationsScreen(service);
  await shown(applications);

  service.withdrawApplication.mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  const withdraw = withdrawal('1');
  await withdraw.run();
  expect(withdraw.$state.get().error?.kind).toBe('offline');
  expect(service.loadOwnApplications).toHaveBeenCalledOnce();

  service.withdrawApplication.mockResolvedValue(
    fail({ kind: 'refused', code: 'application_step_not_allowed' }),
  );
  service.loadOwnApplications.mockResolvedValue(ok([{ id: '1', status: 'declined' }]));
  await withdraw.run();
  expect(applications.$value.get()).toMatchObject({ value: [{ status: 'declined' }] });
});

test('offers come first, then invitations; the rest stays newest first', async () => {
  const [newer, older] = [
    { id: '2', status: 'submitted' },
    { id: '3', status: 'placed' },
  ];
  service.loadOwnApplications.mockResolvedValue(ok([newer, older, { id: '4', status: 'invited' }, offered]));
  expect(await shown(createApplicationsScreen(service).applications)).toMatchObject({
    value: [{ id: '1' }, { id: '4' }, { id: '2' }, { id: '3' }],
  });
});

test('the answer is to the terms on the screen, and its result is shown', async () => {
  service.loadOwnApplications.mockResolvedValue(ok([offered]));
  const { applications, answers } = createApplicationsScreen(service);
  await shown(applications);
  service.answerOffer.mockResolvedValue(ok(null));
  service.loadOwnApplications.mockResolvedValue(ok([{ ...offered, status: 'accepted' }]));
  await answers('1', offer).accept.run();
  expect(service.answerOffer).toHaveBeenLastCalledWith('1', true, '', offer);
  expect(applications.$value.get()).toMatchObject({ value: [{ status: 'accepted' }] });
  await answers('1', offer).decline.run('Too early for me.');
  expect(service.answerOffer).toHaveBeenLastCalledWith('1', false, 'Too early for me.', offer);
});

test('a changed offer is shown with why it was not answered; the next answer removes those words', async () => {
  service.loadOwnApplications.mockResolvedValue(ok([offered]));
  const { applications, answers, $refusal } = createApplicationsScreen(service);
  await shown(applications);
  const newer = { ...offer, hourlyRate: 21, offeredAt: '2026-11-22T11:00:00Z' };
  service.answerOffer.mockResolvedValueOnce(refused('offer_changed')).mockResolvedValueOnce(ok(null));
  service.loadOwnApplications.mockResolvedValue(ok([{ ...offered, offer: newer }]));
  await answers('1', offer).accept.run();
  expect($refusal.get()).toMatchObject({ id: '1', failure: { code: 'offer_changed' } });
  expect(applications.$value.get()).toMatchObject({ value: [{ offer: { hourlyRate: 21 } }] });
  await answers('1', newer).accept.run();
  expect($refusal.get()).toBeNull();
});

test('a lost connection shows at the step that was tried, and nothing is read again', async () => {
  service.loadOwnApplications.mockResolvedValue(ok([offered]));
  const { applications, showing, $refusal } = createApplicationsScreen(service);
  await shown(applications);
  service.chooseToBeShown.mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  const show = showing('1');
  await show.run(true);
  expect(service.chooseToBeShown).toHaveBeenLastCalledWith('1', true);
  expect(show.$state.get().error?.kind).toBe('offline');
  expect($refusal.get()).toBeNull();
  expect(service.loadOwnApplications).toHaveBeenCalledOnce();
});

test('new terms that were withdrawn in the meantime are shown so; so is the result of a yes', async () => {
  service.loadOwnApplications.mockResolvedValue(ok([{ id: '1', status: 'placed' }]));
  const { applications, termsAnswers, $refusal } = createApplicationsScreen(service);
  await shown(applications);
  service.answerTerms
    .mockResolvedValueOnce(refused('change_step_not_allowed'))
    .mockResolvedValueOnce(ok(null));
  await termsAnswers('1', 'change').decline.run('I have a class.');
  expect(service.answerTerms).toHaveBeenLastCalledWith('change', false, 'I have a class.');
  expect($refusal.get()).toMatchObject({ id: '1', failure: { code: 'change_step_not_allowed' } });
  await termsAnswers('1', 'change').accept.run();
  expect(service.answerTerms).toHaveBeenLastCalledWith('change', true, '');
  expect($refusal.get()).toBeNull();
  expect(service.loadOwnApplications).toHaveBeenCalledTimes(3);
});

test('the first day of a placement that has ended can’t be confirmed, and the card shows the end', async () => {
  service.loadOwnApplications.mockResolvedValue(ok([{ id: '1', status: 'placed' }]));
  const { applications, firstDay, $refusal } = createApplicationsScreen(service);
  await shown(applications);
  service.confirmFirstDay.mockResolvedValue(refused('placement_ended'));
  await firstDay('1', 'placement').run();
  expect(service.confirmFirstDay).toHaveBeenLastCalledWith('placement');
  expect($refusal.get()).toMatchObject({ failure: { code: 'placement_ended' } });
  expect(service.loadOwnApplications).toHaveBeenCalledTimes(2);
});

test('a family is not shown once the caregiver may not read it', async () => {
  const family = createFamilyStore('1', {
    loadFamilyContact: async () => fail({ kind: 'not-found', code: 'none' }),
  });
  expect(await shown(family)).toMatchObject({ state: 'failed', error: { kind: 'not-found' } });
});

test('a family’s view is recorded once; without a connection, when it is back', async () => {
  const loadFamilyContact = vi.fn(async () => ok({ address: '7 Shop Street' } as never));
  const family = createFamilyStore('1', { loadFamilyContact });
  $copied.set({ at: 0, oldest: 0, path: '/' });
  await shown(family);
  $copied.set(undefined);
  await family.reload();
  await family.reload();
  expect(loadFamilyContact.mock.calls).toEqual([
    ['1', true],
    ['1', true],
    ['1', false],
  ]);
});
