import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createEmailsScreen, type FailedMail } from './emails-screen.ts';

const mail = { id: 7, to: 'ann@care.example' } as FailedMail;
const service = { loadFailedMails: vi.fn(async () => ok([mail])), sendMailAgain: vi.fn() };

test('an email sent again leaves the list, and a refused one stays with the reason', async () => {
  const { list, again } = createEmailsScreen(service);
  expect(await shown(list)).toEqual({ state: 'ready', value: [mail] });

  const first = again(mail);
  service.sendMailAgain.mockResolvedValueOnce(fail({ kind: 'refused', code: 'mail_outdated' }));
  expect(await first.run()).toBeUndefined();
  expect(first.$state.get().error?.code).toBe('mail_outdated');
  expect(service.loadFailedMails).toHaveBeenCalledTimes(1);

  service.sendMailAgain.mockResolvedValueOnce(ok(null));
  service.loadFailedMails.mockResolvedValueOnce(ok([]));
  expect(await again(mail).run()).toBeDefined();
  expect(service.sendMailAgain).toHaveBeenLastCalledWith(7);
  expect(await shown(list)).toEqual({ state: 'ready', value: [] });
});
