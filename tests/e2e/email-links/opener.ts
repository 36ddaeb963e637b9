import { expect, type Browser, type TestInfo } from '@playwright/test';
import type { DemoAccount } from '../../../scripts/demo/accounts.ts';
import { MESSAGES } from '../../../src/domain/messages/messages.ts';
import { mailsTo, type Mail } from '../account-mail.ts';
import { keptSession, storageOf } from '../session.ts';
import { CAREGIVER_LINKS } from './caregiver-links.ts';
import { FAMILY_LINKS } from './family-links.ts';
import { shownOn } from './in-view.ts';

const LINKS = { ...FAMILY_LINKS, ...CAREGIVER_LINKS };
type Opened = keyof typeof LINKS;
/** A family by its address, or a caregiver. */
type Reader = string | DemoAccount;
export type Opens = (mails: Partial<Record<Opened, Reader>>) => Promise<void>;

const HAS_VALUE = /\{\w+\}/g;
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');
const literally = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Whether an email has a kind’s subject, and all its lines that have no values. */
function isOf(kind: Opened, { subject, text }: Mail): boolean {
  const { texts } = MESSAGES[kind];
  const lines = [texts.heading, ...texts.before, texts.link, ...texts.after];
  return (
    new RegExp(`^${literally(texts.subject).replaceAll(HAS_VALUE, '.+')}$`, 's').test(subject) &&
    lines.every((line) => line.match(HAS_VALUE) !== null || squeezed(text).includes(line))
  );
}

/** Opens the links of emails on a phone, each in a browser of its own. `LOOK=1` takes a picture of each. */
export function openerOf(browser: Browser, origin: string, info: TestInfo) {
  const opened = new Set<Opened>();
  const read = new Set<string>();
  const linkIn = async (kind: Opened, to: string) => {
    let found: Mail | undefined;
    const find = async () => {
      found = (await mailsTo(origin, to)).find((mail) => isOf(kind, mail) && !read.has(idOf(mail)));
      return found !== undefined;
    };
    await expect.poll(find, { message: `${kind} to ${to}`, intervals: [250, 500] }).toBe(true);
    if (found) read.add(idOf(found));
    return /https?:\/\/\S+/.exec(found?.text ?? '')?.[0] ?? '';
  };
  const open = async (kind: Opened, reader: Reader) => {
    const isFamily = typeof reader === 'string';
    const address = await linkIn(kind, isFamily ? reader : reader.email);
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      storageState: isFamily ? undefined : storageOf(origin, await keptSession(origin, reader)),
    });
    const page = await context.newPage();
    await page.goto(address);
    const [heading, ...shown] = LINKS[kind];
    await expect.soft(page.getByRole('heading', { level: 1 }), `heading of ${kind}`).toHaveText(heading);
    for (const one of shown) await expect.soft(shownOn(page, one), `in view of ${kind}`).toBeInViewport();
    if (process.env['LOOK']) await page.screenshot({ path: info.outputPath(`${kind}.png`) });
    await context.close();
    opened.add(kind);
  };
  const opens: Opens = async (mails) => {
    const pairs = Object.entries(mails) as [Opened, Reader][];
    await Promise.all(pairs.map(([kind, reader]) => open(kind, reader)));
  };
  return { opens, opened };
}

const idOf = ({ sentAt, subject }: Mail) => `${sentAt} ${subject}`;
