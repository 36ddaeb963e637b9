import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { startMailServer } from '../../supabase/embedded/tests/mail-server.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { openSession, storageOf } from './session.ts';

const invited = 'boss@care.test';

test('an admin sees an invitation that a mail server refused, and sends it again @full', async ({
  browser,
}) => {
  const mails = await startMailServer();
  mails.refuse.recipient = (address) => (address === invited ? '550 No such user here' : undefined);
  const server = await startServer('failed-mails', {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Care at Home <care@town.test>',
  });
  const { origin } = server;
  const storageState = storageOf(origin, await openSession(origin, demoAccounts.admin));
  const context = await browser.newContext({ baseURL: origin, storageState });
  const admin = await context.newPage();

  await test.step('nothing has failed yet', async () => {
    await admin.goto('/admin/emails');
    await expect(admin.getByText('No failed emails')).toBeVisible();
    await expectNoFaults(admin, 'no failed emails');
  });

  await test.step('the dashboard leads to one that has', async () => {
    await admin.goto('/admin/users');
    await admin.getByRole('button', { name: 'Invite an admin' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Email address').fill(invited);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByLabel('Link to hand over')).toBeVisible();

    const tile = admin.getByRole('link', { name: /Emails? that did not arrive/ });
    await expect(async () => {
      await admin.goto('/admin/dashboard');
      await expect(tile).toContainText('1', { timeout: 1000 });
    }).toPass();
    await tile.click();
    const entry = admin.getByRole('listitem').filter({ hasText: invited });
    await expect(entry).toContainText('Invitation');
    await expect(entry).toContainText('550 No such user here');
    await expectNoFaults(admin, 'a failed email');
  });

  await test.step('sent again, it arrives, with a link that works', async () => {
    mails.refuse.recipient = undefined;
    await admin.getByRole('button', { name: `Send again to ${invited}` }).click();
    await expect(admin.getByText('The email is on its way again.')).toBeVisible();
    await expect(admin.getByText('No failed emails')).toBeVisible();
    await expect.poll(() => mails.received.filter(({ to }) => to[0] === invited).length).toBe(1);
    const raw = mails.received.find(({ to }) => to[0] === invited)?.raw.replace(/=\r\n/g, '') ?? '';
    const [, key] = /invitation=3D([0-9a-f]{32})/.exec(raw) ?? [];
    await admin.goto('/admin/users');
    await expect(admin.getByRole('listitem').filter({ hasText: invited })).toHaveCount(1);
    const visitor = await browser.newPage({ baseURL: origin });
    await visitor.goto(`/register#invitation=${key}`);
    await expect(visitor.getByLabel('Email')).toHaveValue(invited);
    await visitor.close();
  });

  await context.close();
  await server.stop();
  await mails.stop();
});
