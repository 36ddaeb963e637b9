import { expect, type Page } from '@playwright/test';

export type Carer = {
  name: string;
  /** As labelled. */
  care: string[];
  skills: string[];
  languages: string[];
  /** Times of the week, as labelled. */
  free: string[];
  place: [typed: string, suggestion: RegExp];
};

/** A caregiver who suits the Walsh family. */
export const UNA: Carer = {
  name: 'Una Keane',
  care: ['Companionship', 'Help in the house'],
  skills: ['Preparing meals'],
  languages: ['English'],
  free: ['Monday morning', 'Wednesday morning', 'Friday morning'],
  place: ['dun laog', /Dún Laoghaire/],
};

/** Fills in the whole profile, section by section, up to the agreement, without sending it. */
export async function answerProfile(page: Page, carer: Carer): Promise<void> {
  await page.goto('/caregiver/profile-completion?section=about');
  await page.getByLabel('Full name').fill(carer.name);
  await page.getByLabel('Phone', { exact: true }).fill('01 555 0177');
  await page.getByLabel('Year of birth').fill('1979');
  await page
    .getByLabel('In your own words')
    .fill('I looked after my aunt for six years, and like a long talk over a pot of tea.');
  await saveAndGoOn(page, 'Care and experience');
  await tick(page, carer.care);
  await page.getByLabel('Years of experience').fill('6');
  await saveAndGoOn(page, 'Skills and languages');
  await tick(page, carer.skills);
  await tick(page, carer.languages);
  await saveAndGoOn(page, 'Where you work');
  await page.getByRole('combobox', { name: 'Where you live' }).pressSequentially(carer.place[0]);
  await page.getByRole('option', { name: carer.place[1] }).click();
  await page.getByLabel('How far you travel').fill('15');
  await saveAndGoOn(page, 'Your week and pay');
  await tick(page, carer.free);
  await page.getByLabel('Hourly rate').fill('19');
  await saveAndGoOn(page, 'Send for review');
  await page.getByRole('checkbox', { name: /^I agree that/ }).check();
}

/** Saves the open section, and waits for the next one. */
export async function saveAndGoOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectSection(page, next);
}

const expectSection = (page: Page, label: string) =>
  expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeFocused();

async function tick(page: Page, labels: readonly string[]) {
  for (const label of labels) await page.getByLabel(label, { exact: true }).check();
}
