import { choose } from './choose.ts';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { embeddedOnly } from './embedded-only.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './go-to.ts';
import { keptSession } from './session.ts';
import { publishableKey } from './stack.ts';
import { sayYesByPhone } from './story-steps.ts';

const nobody = 'f0000000-0000-4000-8000-000000000000';

test.describe('Ids that lead nowhere', () => {
  const screens = [
    ['/admin/requests/', /There is no such request/],
    ['/admin/applications/', /There is no such application/],
    ['/admin/caregivers/', /There is no such caregiver/],
    ['/admin/placements/', /There is no such placement/],
  ] as const;

  test('say so to staff, and lead back @full', async ({ signInAs }) => {
    const admin = await signInAs(demoAccounts.admin);
    for (const [nr, [path, words]] of screens.entries()) {
      await admin.goto(path + (nr % 2 ? nobody : 'not-an-id'));
      await expect(admin.getByRole('heading', { level: 1 })).toHaveText(words);
      await admin.getByRole('main').getByRole('link', { name: /^All / }).first().click();
      await expect(admin).toHaveURL(new RegExp(`${path.slice(0, -1)}$`));
    }
  });

  test('a job that is not there says so to a caregiver @full', async ({ signInAs }) => {
    const page = await signInAs(demoAccounts.caregiver);
    for (const id of [nobody, 'not-an-id']) {
      await goTo(page, `/caregiver/apply/${id}`);
      await expect(page.getByRole('heading', { name: 'This job is not here' })).toBeVisible();
    }
  });
});

test('a screen whose code fails to load says so, and reloads @full', async ({ signInAs }) => {
  const admin = await signInAs(demoAccounts.admin);
  // A page loads itself again first, once a minute.
  await admin.addInitScript(() => sessionStorage.setItem('recovered', String(Date.now())));
  // The worker fetches it too, past what is intercepted for the page alone.
  await admin.context().route('**/_astro/UsersScreen*', (route) => route.abort());
  await admin.goto('/admin/users');
  await expect(admin.getByRole('alert')).toContainText('We couldn’t show this page');
  await admin.context().unroute('**/_astro/UsersScreen*');
  await admin.getByRole('button', { name: 'Reload the page' }).click();
  await expect(admin.getByRole('heading', { name: 'Users' })).toBeVisible();
});

test.describe('Two people at once', () => {
  test('publishing a job that was just published tells the slower admin @full', async ({ signInAs }) => {
    const [quick, slow] = [await signInAs(demoAccounts.admin), await signInAs(demoAccounts.admin)];
    await quick.goto('/admin/requests?status=in_review');
    const record = await quick.getByRole('row').nth(1).getByRole('link').first().getAttribute('href');
    for (const page of [quick, slow]) {
      await page.goto(record ?? '');
      await page.getByRole('button', { name: 'Publish as job' }).click();
    }
    await quick.getByRole('button', { name: 'Publish job' }).click();
    await expect(quick.getByRole('heading', { name: 'Best matches' })).toBeVisible();
    await slow.getByRole('button', { name: 'Publish job' }).click();
    await expect(slow.getByText(/already changed|already been published/).first()).toBeVisible();
    await expect(slow.getByRole('heading', { name: 'Best matches' })).toBeVisible();
  });

  test('placing in a job that was just filled changes nothing @full', async ({ signInAs }) => {
    const [quick, slow] = [await signInAs(demoAccounts.admin), await signInAs(demoAccounts.admin)];
    await quick.goto('/admin/applications?status=submitted');
    const rows = quick.getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    // Two applicants for the same job.
    const jobs = await rows.evaluateAll((all) => all.map((row) => row.textContent));
    const title = 'Weekday mornings with a retired teacher';
    const [first, second] = jobs.flatMap((text, index) => (text.includes(title) ? [index] : []));
    const [one, other] = await Promise.all(
      [first, second].map((index) =>
        rows
          .nth(index ?? -1)
          .getByRole('link')
          .first()
          .getAttribute('href'),
      ),
    );
    await quick.goto(one ?? '');
    await slow.goto(other ?? '');
    for (const page of [quick, slow]) {
      await choose(page, 'Place caregiver');
      await sayYesByPhone(page.getByRole('dialog'));
    }
    await quick.getByRole('dialog').getByRole('button', { name: 'Place caregiver' }).click();
    await expect(quick.getByRole('dialog')).toBeHidden();
    await slow.getByRole('dialog').getByRole('button', { name: 'Place caregiver' }).click();
    await expect(slow.getByText(/no longer open|already changed|was quicker/).first()).toBeVisible();
  });
});

test.describe('Over plain HTTP', () => {
  const call = async (origin: string, path: string, init: RequestInit & { token?: string } = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      ...init,
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${init.token ?? publishableKey}`,
        'content-type': 'application/json',
      },
    });

  test('a caregiver can apply only once, and only for an open job', async ({ origin }) => {
    const { access_token: token } = await keptSession(origin, demoAccount('declan.byrne'));
    const applied = await (
      await call(origin, '/rest/v1/applications?select=job_id,status', { method: 'GET', token })
    ).json();
    const [live] = (applied as { job_id: string; status: string }[]).filter(
      ({ status }) => status !== 'withdrawn',
    );
    const again = await call(origin, '/rest/v1/rpc/apply_to_job', {
      token,
      body: JSON.stringify({ job_id: live?.job_id }),
    });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ code: 'P0001', message: 'already_applied' });
    const none = await call(origin, '/rest/v1/rpc/apply_to_job', {
      token,
      body: JSON.stringify({ job_id: nobody }),
    });
    expect(await none.json()).toMatchObject({ message: 'job_not_found' });
  });

  test('nobody but an admin publishes or places', async ({ origin }) => {
    const { access_token: token } = await keptSession(origin, demoAccounts.caregiver);
    for (const [name, body] of [
      ['publish_job', { request_id: nobody, title: 'A title', summary: 'A summary of some length' }],
      ['place_caregiver', { application_id: nobody }],
      ['match_caregivers', { job_id: nobody }],
    ] as const) {
      expect((await call(origin, `/rest/v1/rpc/${name}`, { token, body: JSON.stringify(body) })).status).toBe(
        403,
      );
      expect((await call(origin, `/rest/v1/rpc/${name}`, { body: JSON.stringify(body) })).status).toBe(401);
    }
  });

  test('a visitor reads no table', async ({ origin }) => {
    for (const table of [
      'places',
      'users',
      'caregivers',
      'caregiver_profiles',
      'documents',
      'requests',
      'request_contacts',
      'jobs',
      'applications',
      'placements',
      'events',
      'activity_notes',
    ]) {
      expect((await call(origin, `/rest/v1/${table}`, { method: 'GET' })).status, table).toBe(401);
    }
  });

  const takingJson = ['/rest/v1/rpc/submit_request', '/auth/v1/token?grant_type=password'];

  test('malformed JSON is a bad request', async ({ origin }) => {
    for (const path of takingJson) {
      expect((await call(origin, path, { body: '{"request": {' })).status, path).toBe(400);
    }
  });

  test('a body of a megabyte is too large', async ({ origin }) => {
    embeddedOnly('tries a limit of the embedded server');
    for (const path of takingJson) {
      const huge = await call(origin, path, { body: JSON.stringify({ request: 'x'.repeat(1_100_000) }) });
      expect(huge.status, path).toBe(413);
    }
  });
});
