import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { callerOf, NO_DOCUMENTS, sendRequest } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mayShare } from './may-share.ts';
import { keptSession } from './session.ts';
import { publishableKey } from './stack.ts';

test('a refused application says why in one place, and the page no longer calls the job a fit @full', async ({
  origin,
  signInAs,
}) => {
  const title = 'Evenings in a house by the sea';
  const api = await callerOf(origin, demoAccounts.admin);
  const [bray] = (await api('search_places', { query: 'Bray' })) as { id: number }[];
  const { id } = await sendRequest(api, 'Nora Quill', { place_id: bray?.id });
  const job = await api('publish_job', {
    request_id: id,
    title,
    summary: 'Company in the evenings, twice a week.',
    ...NO_DOCUMENTS,
  });
  const { access_token: token } = await keptSession(origin, demoAccounts.caregiver);
  const travel = (radiusKm: number) =>
    fetch(`${origin}/rest/v1/caregiver_profiles?user_id=eq.${demoAccounts.caregiver.id}`, {
      method: 'PATCH',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ radius_km: radiusKm }),
    });

  const page = await signInAs(demoAccounts.caregiver);
  await page.goto(`/caregiver/apply/${String(job)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'How well it fits' })).toBeVisible();
  await expect(main.getByText('You can’t apply for this yet')).toHaveCount(0);
  // Changed on another device after this page was loaded.
  expect((await travel(1)).ok).toBe(true);
  try {
    await mayShare(page, 'No');
    await main.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(main.getByText('You can’t apply for this yet')).toHaveCount(1);
    await expect(main.getByRole('heading', { name: 'How well it fits' })).toHaveCount(0);
    await expect(main.getByText('Your application was not sent')).toHaveCount(0);
    await expectNoFaults(page, 'an application that was refused');
    // If it is known when the page loads, it replaces the form.
    await page.reload();
    await expect(main.getByText('You can’t apply for this yet')).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Change how far you travel' })).toBeVisible();
  } finally {
    expect((await travel(30)).ok).toBe(true);
  }
});
