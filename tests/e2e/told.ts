import type { Page } from '@playwright/test';
import { allMails, type Mail } from './account-mail.ts';
import { expect } from './fixtures.ts';

/**
 * A person's addresses, which all get an email, and the page with the bell, which a family lacks. Emails to
 * staff come in digests, so they are not expected at once.
 */
type Listener = { emails: readonly string[]; page?: Page; inDigests?: true };

/** Headings of emails by scheduled jobs, which may come between any two steps. */
const OF_TIME =
  /waiting longer than we promised|taking longer than we said|document expires soon|new jobs? fits? you/i;

const headingOf = (mail: Mail) => mail.text.split('\n')[0] ?? '';
const keyOf = ({ to, sentAt, subject }: Mail) => `${to} ${sentAt} ${subject}`;

/**
 * Returns two checks. `told` expects that since the last call exactly these people got these emails, by
 * heading, newest first. It returns the emails by recipient. `toldInBell` expects the same in their bells.
 */
export async function listenTo<Name extends string>(origin: string, people: Record<Name, Listener>) {
  const names = Object.keys(people) as Name[];
  const atOnce = names.filter((name) => !people[name].inDigests);
  const inDigests = new Set(
    names.filter((name) => !atOnce.includes(name)).flatMap((name) => people[name].emails),
  );
  const nameOf = ({ to }: Mail) => names.find((name) => people[name].emails.includes(to)) ?? to;
  const seen = new Set((await allMails(origin)).map(keyOf));
  const heard = new Map<Name, string[]>(names.map((name) => [name, []]));
  for (const name of names) await readAll(people[name].page);

  const told = async (expected: Partial<Record<Name, readonly string[]>>) => {
    let mails: Mail[] = [];
    const wanted = atOnce.flatMap((name) =>
      people[name].emails.flatMap(() => (expected[name] ?? []).map((heading) => `${name}: ${heading}`)),
    );
    await expect
      .poll(async () => {
        mails = (await allMails(origin)).filter(
          (mail) => !seen.has(keyOf(mail)) && !inDigests.has(mail.to) && !OF_TIME.test(headingOf(mail)),
        );
        return mails.map((mail) => `${nameOf(mail)}: ${headingOf(mail)}`).sort();
      })
      .toEqual(wanted.sort());
    for (const mail of mails) seen.add(keyOf(mail));
    for (const name of names) heard.get(name)?.unshift(...(expected[name] ?? []));
    return (name: Name) => mails.find((mail) => nameOf(mail) === name)?.text ?? '';
  };
  const toldInBell = async () => {
    for (const name of names) await expectInBell(people[name].page, heard.get(name) ?? []);
  };
  return { told, toldInBell };
}

async function expectInBell(page: Page | undefined, headings: readonly string[]): Promise<void> {
  if (!page) return;
  const panel = await openBell(page);
  const fresh = panel.locator('li[data-new]').filter({ hasNotText: OF_TIME });
  await expect(fresh).toContainText(headings);
}

async function readAll(page: Page | undefined): Promise<void> {
  if (!page) return;
  await openBell(page);
  await closeBell(page);
}

/** Opens the bell's panel, and returns it once it is filled. */
async function openBell(page: Page) {
  const answered = page.waitForResponse(/\/rpc\/my_messages/);
  await page.getByRole('button', { name: /^Messages(, 3)?$/ }).click();
  await answered;
  const panel = page.getByRole('group', { name: 'Messages' });
  await expect(panel.getByRole('status')).toBeEmpty();
  return panel;
}

/** Marks what is new as read, and closes the panel. */
async function closeBell(page: Page): Promise<void> {
  const panel = page.getByRole('group', { name: 'Messages' });
  const mark = panel.getByRole('button', { name: 'Mark all read' });
  if (await mark.isVisible()) await mark.click();
  await expect(mark).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
