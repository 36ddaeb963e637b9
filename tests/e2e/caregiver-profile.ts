import type { Page } from '@playwright/test';

export type Carer = {
  name: string;
  /** Kinds of care, skills and languages, as labelled. */
  offers: string[];
  /** Times of the week, as labelled. */
  free: string[];
  place: [typed: string, suggestion: RegExp];
};

/** Somebody who suits the Walsh family. */
export const UNA: Carer = {
  name: 'Una Keane',
  offers: ['Companionship', 'Help in the house', 'Preparing meals', 'English'],
  free: ['Monday morning', 'Wednesday morning', 'Friday morning'],
  place: ['dun laog', /Dún Laoghaire/],
};

/** Fills in the whole profile that is open, with the agreement, and sends nothing. */
export async function answerProfile(page: Page, { name, offers, free, place }: Carer): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Phone', { exact: true }).fill('01 555 0177');
  await page.getByLabel('Year of birth').fill('1979');
  await page
    .getByLabel('About you')
    .fill('I looked after my aunt for six years, and like a long talk over a pot of tea.');
  for (const label of [...offers, ...free]) await page.getByLabel(label, { exact: true }).check();
  await page.getByLabel('Years of experience').fill('6');
  await page.getByLabel('Hourly rate').fill('19');
  await page.getByRole('combobox', { name: 'Where you live' }).pressSequentially(place[0]);
  await page.getByRole('option', { name: place[1] }).click();
  await page.getByLabel('How far you travel').fill('15');
  await page.getByRole('checkbox', { name: /^I agree that/ }).check();
}
