import type { Locator } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';
import { comeBack, familyNamed, inThreeWeeks, send } from './wizard.ts';

test('a family that knows no day says so in two clicks, and staff read it @full', async ({
  page,
  signInAs,
}) => {
  const soon = familyNamed('Hurry');
  await comeBack(page, soon);
  await page.getByRole('link', { name: 'Change First day' }).click();
  await page.getByLabel('As soon as possible').check();
  await expect(page.getByLabel('First day')).toHaveCount(0);
  await page.getByLabel('How long is each visit?').fill('2,5');
  await page.getByLabel('Ongoing').check();
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText('2½ hours', { exact: true }).first()).toBeVisible();
  await send(page);

  const admin = await signInAs(demoAccounts.admin);
  await admin.goto(`/admin/requests?q=${encodeURIComponent(soon.contact)}`);
  await admin
    .getByRole('row', { name: /As soon as possible/ })
    .getByRole('link')
    .first()
    .click();
  await expect(admin.getByText('2½ hours', { exact: true }).first()).toBeVisible();
  await expect(admin.getByRole('definition').filter({ hasText: 'Ongoing' }).first()).toBeVisible();
});

/** How many taps and seconds asking for care may take on a phone (docs/specification.md, The wizard). */
const MOST_SECONDS = 180;

/** The taps for a first day in the phone's own calendar: open it, find it, take it. */
const TAPS_FOR_A_DAY = 3;

const WISHES = [
  { who: 'a relative', care: ['Companionship', 'Help in the house'], most: 14 },
  {
    who: 'a relative who needs two single days',
    care: ['Companionship', 'Help in the house'],
    days: ['Monday morning', 'Thursday morning'],
    most: 16,
  },
  {
    who: 'a relative who knows the day and wants a lot',
    care: ['Companionship', 'Help in the house', 'Personal care'],
    from: inThreeWeeks(),
    most: 16 + TAPS_FOR_A_DAY,
  },
];
for (const { who, care, days = [], from, most } of WISHES)
  test(`on a phone ${who} asks for care with few taps, in less than three minutes @full`, async ({
    browser,
    origin,
  }) => {
    const page = await (
      await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 740 }, hasTouch: true })
    ).newPage();
    let [taps, words, letters] = [0, 0, 0];
    const tap = async (what: Locator) => {
      await what.tap();
      taps += 1;
    };
    const type = async (label: string, text: string) => {
      await page.getByLabel(label).fill(text);
      letters += text.length;
    };
    /** Counts the words on the screen as read, then continues. */
    const goOn = async (button = 'Continue') => {
      words += await page.locator('form').evaluate((form) => {
        const seen = [...form.querySelectorAll('h1, h2, legend, label, dt, dd, p, summary, button, a')]
          .filter(
            (part) => !part.parentElement?.closest('legend, label, dd, p, summary') && part.checkVisibility(),
          )
          .map((part) => (part as HTMLElement).innerText.trim());
        return seen.join(' ').split(/\s+/).length;
      });
      await tap(page.getByRole('button', { name: button }));
    };
    await page.goto('/landing');
    await tap(page.getByRole('main').getByRole('link', { name: 'Request care' }).first());
    await tap(page.getByLabel('My parent'));
    await type('Full name of the person who needs care', 'Peg Taps');
    await goOn();
    for (const kind of care) await tap(page.getByRole('checkbox', { name: new RegExp(`^${kind}`) }));
    await goOn();
    if (days.length === 0) await tap(page.getByLabel('Weekday mornings'));
    else await tap(page.getByText('Single days', { exact: true }));
    for (const day of days) await tap(page.getByLabel(day));
    await goOn();
    if (from) {
      await tap(page.getByLabel('On a certain day'));
      await page.getByLabel('First day').fill(from);
      taps += TAPS_FOR_A_DAY;
    }
    await goOn();
    await page.getByRole('combobox', { name: 'Town or area' }).pressSequentially('dun laog');
    await expect(page.getByRole('option', { name: /Dún Laoghaire/ })).toBeVisible();
    await type('Address', '7 Seapoint Avenue');
    await expect(page.getByRole('combobox', { name: 'Town or area' })).toHaveValue(/^Dún Laoghaire, /);
    await goOn();
    await type('Name of the person to contact', 'Ciara Taps');
    await type('Phone number', '01 555 0134');
    await goOn();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    await tap(page.getByLabel('Yes, you can reach me at +353 1 555 0134'));
    await tap(page.getByLabel(/^I agree/));
    await goOn('Send request');
    await expect(page).toHaveURL(/\/request\/confirmation$/);

    // People read four words a second and type three letters with thumbs.
    const seconds = taps + words / 4 + (letters + 'dun laog'.length) / 3;
    test.info().annotations.push({ type: 'taps', description: `${taps}, ${Math.round(seconds)} s` });
    expect(taps).toBeLessThanOrEqual(most);
    expect(seconds).toBeLessThanOrEqual(MOST_SECONDS);
    await page.context().close();
  });

test('times are ticked as sentences, or any time suits, and staff read that @full', async ({
  page,
  signInAs,
}) => {
  const any = familyNamed('Anytime');
  const change = page.getByRole('link', { name: 'Change When should someone come?' });
  const goOn = page.getByRole('button', { name: 'Save and go back' });
  await comeBack(page, any);
  await expect(page.getByText('Monday and Wednesday mornings; exact times to be agreed')).toBeVisible();
  await change.click();
  await page.getByLabel('Weekday mornings').check();
  await page.getByRole('checkbox', { name: /^Every night/ }).check();
  await goOn.click();
  await expect(page.getByText('Weekday mornings; every night')).toBeVisible();
  await change.click();
  await page.getByLabel('Any time of day suits us').check();
  await expect(page.getByLabel('Weekday mornings')).toHaveCount(0);
  await goOn.click();
  await expect(page.getByText('Any time of day suits us').first()).toBeVisible();
  await send(page);

  const admin = await signInAs(demoAccounts.admin);
  await admin.goto(`/admin/requests?q=${encodeURIComponent(any.contact)}`);
  await admin
    .getByRole('row', { name: new RegExp(any.contact) })
    .getByRole('link')
    .first()
    .click();
  await expect(admin.getByText('Any time of the day', { exact: true })).toBeVisible();
});
