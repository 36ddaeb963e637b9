import { randomUUID } from 'node:crypto';
import { operator } from '../../src/domain/operator.ts';
import { referencesOf } from './api.ts';
import { expect, test } from './fixtures.ts';
import { everythingKept } from './kept-on-device.ts';
import { agree, answer, answerCare, comeBack, familyNamed, send, WALSH } from './wizard.ts';

test('missing answers are named; what was typed survives a reload, a returning person is asked before any answer is shown, and a town is found offline', async ({
  page,
  context,
}) => {
  await page.goto('/request');
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page.getByText('Choose who the care is for')).toHaveCount(2);
  await summary.getByRole('link', { name: 'Choose who the care is for' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByLabel('My partner').check();
  await expect(page.getByText('Choose who the care is for')).toHaveCount(0);
  await expect(page.getByLabel('My partner')).toBeFocused();
  await expect(summary).toBeVisible();
  const name = page.getByLabel('Full name of the person who needs care');
  await name.pressSequentially('Seán');
  await expect(name).toBeFocused();
  await expect(summary).toHaveCount(0);

  await name.fill('Seán Ó Sé');
  await page.reload();
  await expect(name).toHaveValue('Seán Ó Sé');
  const kept = page.getByText('Your answers are kept on this device.');
  await expect(kept).toBeVisible();

  await page.goto('/landing');
  const code = ['places', 'client', 'SuggestingControl'].map((part) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/${part}.`)),
  );
  await page.goto('/request');
  await expect(page.getByRole('heading', { name: 'You have started a request' })).toBeVisible();
  await expect(page.getByText('Seán Ó Sé')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue where you stopped' }).click();
  await expect(name).toHaveValue('Seán Ó Sé');
  await page.getByLabel('This is a shared device').check();
  await expect(kept).toHaveCount(0);
  await expect(page.getByLabel('My partner')).toBeChecked();

  await page.getByRole('button', { name: 'Continue' }).click();
  await Promise.all(code);
  await context.setOffline(true);
  await answerCare(page, WALSH);
  await page.getByRole('combobox', { name: 'Town or area' }).pressSequentially('dun laog');
  await expect(page.getByRole('option', { name: /Dún Laoghaire/ })).toBeVisible();
});

test('on every step of a phone there is a number to call, and paper gets the form or the answers @full', async ({
  page,
}) => {
  const number = page.getByRole('main').getByRole('link', { name: operator.contact.phone });
  const onPaper = page.getByRole('heading', { level: 1, name: 'Request care' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/request');
  await expect(number).toHaveAttribute('href', /^tel:/);
  await expect(onPaper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).toBeVisible();
  await expect(page.getByText(operator.contact.phone).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await answer(page, WALSH);
  await expect(number).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).toBeHidden();
  await expect(page.getByText(WALSH.recipient)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a wrong phone number is explained, and a missing one for a call, or for either way @full', async ({
  page,
}) => {
  await comeBack(page, { ...WALSH, phone: '01 555 0134' });
  await page.getByRole('link', { name: /Change .*Phone number/ }).click();
  await page.getByLabel('Phone number').fill('call me');
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page.getByText(/Enter a phone number, like/).first()).toBeVisible();
  await page.getByLabel('Phone number').fill('');
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page.getByText('Enter the phone number to call').first()).toBeVisible();
  await page.getByLabel('Either is fine').check();
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page.getByText(/Enter a phone number or an email address/).first()).toBeVisible();
});

test('an email with a likely typo is questioned in its field, before leaving the step @full', async ({
  page,
}) => {
  await comeBack(page, WALSH);
  await page.getByText('Not answered').click();
  await page.getByRole('link', { name: 'Email address' }).click();
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.fill('fiona@gmial.com');
  await page.getByLabel('Phone number').focus();
  await expect(page.getByText('Did you mean fiona@gmail.com?')).toBeVisible();
  await email.fill('fiona@hotmial.com');
  await email.press('Enter');
  const question = page.getByRole('status').filter({ hasText: 'Did you mean fiona@hotmail.com?' });
  await expect(question).toBeInViewport();
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(email).toHaveValue('fiona@hotmail.com');
  const goOn = page.getByRole('button', { name: 'Save and go back' });
  await email.fill('fiona@outlok.com');
  await goOn.click();
  await expect(page.getByText('Did you mean fiona@outlook.com?')).toBeInViewport();
  await goOn.click();
  await expect(page.getByLabel(/at fiona@outlok\.com/)).toBeVisible();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('every answer on Check leads to its field and back, even if it is folded @full', async ({ page }) => {
  await comeBack(page, WALSH);
  for (const [link, name] of [
    ['Change For how long is care needed?', 'duration'],
    ['What should the caregiver be able to do?', 'skills'],
    ['Change Which language should we use?', 'contactLanguage'],
  ] as const) {
    if (name === 'skills') await page.getByText('Not answered').click();
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.locator(`[name="${name}"]:focus`)).toBeVisible();
    await page.getByRole('button', { name: 'Save and go back' }).click();
    await expect(page.getByRole('link', { name: link, exact: true })).toBeFocused();
    await expect(page.getByRole('link', { name: link, exact: true })).toBeInViewport();
  }
});

test('a person who goes back from the confirmation reads that the request was sent, and finds it again @full', async ({
  page,
}) => {
  await page.goto('/request');
  await answer(page, familyNamed('Return'));
  const reference = await send(page);
  await page.goBack();
  await expect(page.getByText(`Request ${reference} has reached us`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who needs care?' })).toBeVisible();
  await page.getByRole('link', { name: 'See the request' }).click();
  await expect(page.locator('[data-reference]')).toHaveText(reference);
});

test('a changed number is checked again, sending twice sends once, the letter names its recipient once, and only a named receipt stays', async ({
  page,
  origin,
}) => {
  const gone = familyNamed(`Gone${randomUUID().slice(0, 4)}`);
  await comeBack(page, gone);
  await page.getByLabel(`Yes, you can reach me at ${gone.phone}`).check();
  await page.getByRole('link', { name: /Change .*Phone number/ }).click();
  await page.getByLabel('Phone number').fill('01 555 0199');
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page.getByLabel('Yes, you can reach me at +353 1 555 0199')).not.toBeChecked();
  await page.getByLabel(/^I agree/).check();
  const sending = page.getByRole('button', { name: 'Send request' });
  await sending.click();
  await expect(page.getByText('Check how we can reach you, then tick the box')).toHaveCount(2);
  await agree(page);
  await sending.dblclick();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();

  await expect(page.getByText(`Dear ${gone.contact},`)).toBeVisible();
  await expect(page.getByText('companionship and help in the house in Dún Laoghaire')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(operator.contact.address).first()).toBeVisible();
  const key = page.locator('[data-link]');
  await expect(key).toBeHidden();
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.locator('[data-print="link"]').dispatchEvent('click');
  await expect(key).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(key).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(page.getByText('Hello,', { exact: true })).toBeVisible();
  await page.goto('/request');
  await expect(page.getByRole('heading', { name: 'Who needs care?' })).toBeVisible();
  const ofTab = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const kept = (await everythingKept(page)) + ofTab;
  for (const secret of [gone.contact, gone.address]) expect(kept).not.toContain(secret);
  expect(kept.split(gone.recipient)).toHaveLength(2);
  expect(await referencesOf(origin, gone.contact)).toHaveLength(1);
});

test('answers left for thirty days are deleted @full', async ({ page }) => {
  await page.goto('/request');
  await page.getByLabel('My partner').check();
  await page.getByLabel('Full name of the person who needs care').fill('Seán Ó Sé');
  await page.goto('/landing');
  await page.clock.setFixedTime(Date.now() + 31 * 86_400_000);
  await page.goto('/request');
  await expect(page.getByRole('heading', { name: 'Who needs care?' })).toBeVisible();
  await expect(page.getByLabel('Full name of the person who needs care')).toHaveValue('');
});
