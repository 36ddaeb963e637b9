import { expect, type Page } from '@playwright/test';
import { emptyAnswers } from '../../src/domain/questions/questions.ts';
import { type Draft, newDraft } from '../../src/features/family/request/draft.ts';

export type Family = {
  recipient: string;
  contact: string;
  phone: string;
  email?: string;
  address: string;
  /** Kinds of care, as labelled. */
  care: string[];
  /** What to type for the place, and the suggestion to choose. */
  place: [typed: string, suggestion: RegExp];
};

export const WALSH: Family = {
  recipient: 'Nora Walsh',
  contact: 'Fiona Walsh',
  phone: '+353 1 555 0134',
  address: '7 Seapoint Avenue',
  care: ['Companionship', 'Help in the house'],
  place: ['dun laog', /Dún Laoghaire/],
};

/** A test's own family, to find it among others' requests. */
export const familyNamed = (surname: string): Family => ({
  ...WALSH,
  contact: `Ciara ${surname}`,
  recipient: `Peg ${surname}`,
});

const MONDAY_AND_WEDNESDAY_MORNING = 0x101;

export const inThreeWeeks = () => new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Answers that only some requests have. */
type Extras = {
  helper?: { name: string; phone: string; email?: string; relation: string; agreement: string };
  /** Staff's own notes, if they enter the request. */
  teamNotes?: string;
};

async function answerWho(page: Page, family: Family, relation: string): Promise<void> {
  await page.getByLabel(relation).check();
  await page.getByLabel('Full name of the person who needs care').fill(family.recipient);
  await next(page);
}

/** Answers the steps Care, When and Start. */
export async function answerCare(page: Page, family: Family): Promise<void> {
  for (const kind of family.care) await page.getByRole('checkbox', { name: new RegExp(`^${kind}`) }).check();
  await next(page);
  await page.getByText('Single days', { exact: true }).click();
  await page.getByLabel('Monday morning').check();
  await page.getByLabel('Wednesday morning').check();
  await next(page);
  await page.getByLabel('On a certain day').check();
  await page.getByLabel('First day').fill(inThreeWeeks());
  await next(page);
}

/** Answers the wizard from its first step to the last, without sending. */
export async function answer(page: Page, family: Family, { helper, teamNotes }: Extras = {}): Promise<void> {
  const own = teamNotes ? 'The caller’s parent' : 'My parent';
  await answerWho(page, family, helper ? 'Someone I help in my work, or someone else' : own);
  if (helper) {
    await page.getByLabel('Your full name').fill(helper.name);
    await page.getByLabel('Your phone number').fill(helper.phone);
    await page.getByLabel('Your email address').fill(helper.email ?? '');
    await page.getByLabel('How do you know them?').fill(helper.relation);
    await page.getByLabel('Who has agreed to this request?').fill(helper.agreement);
    await next(page);
  }
  await answerCare(page, family);
  await page.getByRole('combobox', { name: 'Town or area' }).pressSequentially(family.place[0]);
  await page.getByRole('option', { name: family.place[1] }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(family.address);
  await next(page);
  await page.getByLabel('Name of the person to contact').fill(family.contact);
  await page.getByLabel(family.email ? 'Either is fine' : /^(Call me|A call)$/).check();
  await page.getByLabel('Phone number').fill(family.phone);
  if (family.email) await page.getByLabel('Email address').fill(family.email);
  await next(page);
  if (teamNotes) {
    await page.getByLabel('Urgent').check();
    await page.getByLabel('Notes', { exact: false }).fill(teamNotes);
    await next(page);
  }
  const last = teamNotes ? 'Read it back to the caller' : 'Check your answers';
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
}

/**
 * Opens the wizard at its last step, with a draft of `answer`'s answers on the device, as if a page was
 * closed in the middle. Care, place and times are those of `WALSH`.
 */
export async function comeBack(page: Page, family: Family, origin = ''): Promise<void> {
  const draft: Draft = {
    ...newDraft('check'),
    savedAt: Date.now(),
    answers: {
      ...emptyAnswers(),
      relation: 'parent',
      recipientName: family.recipient,
      careTypes: ['companionship', 'household_help'],
      availability: MONDAY_AND_WEDNESDAY_MORNING,
      start: 'day',
      startsOn: inThreeWeeks(),
      place: { value: '922398621185336', label: 'Dún Laoghaire, Co. Dublin' },
      address: family.address,
      contactName: family.contact,
      contactBy: family.email ? 'either' : 'call',
      contactPhone: family.phone,
      contactEmail: family.email ?? '',
    },
  };
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(
    (kept) => {
      localStorage.setItem('draft:request', kept);
      localStorage.setItem('request-begun', 'true');
    },
    JSON.stringify([Date.now(), draft]),
  );
  await page.goto(`${origin}/request`);
  await page.getByRole('button', { name: 'Continue where you stopped' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
}

/** Ticks the boxes before sending: that the contact is right, and the consent. */
export async function agree(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Check your answers|Read it back)/ }),
  ).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** Agrees and sends. Returns the reference on the confirmation page. */
export async function send(page: Page): Promise<string> {
  await agree(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/request\/confirmation$/);
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  return (await page.locator('[data-reference]').innerText()).trim();
}
