import type postgres from 'postgres';
import { isOwnMachine } from '../../scripts/before-going-live.ts';
import { StartupError } from './startup-error.ts';

type Wanted = { siteUrl: string | undefined; demo: boolean; mailbox: boolean };

/**
 * Unless SITE_URL is this machine's own address, it must be https, and the start refuses demo accounts and
 * the mailbox. It goes by SITE_URL, since behind a proxy a request does not say which address people use.
 */
export function checkSiteForPeople({ siteUrl, demo, mailbox }: Wanted): void {
  if (siteUrl === undefined) return;
  if (!URL.canParse(siteUrl)) throw new StartupError('SITE_URL must look like https://care.example.org.');
  if (isOwnMachine(siteUrl)) return;
  if (new URL(siteUrl).protocol !== 'https:')
    throw new StartupError(
      `SITE_URL must begin with https: at ${siteUrl} anyone on the way could read passwords.`,
    );
  const wrong = [
    ...(demo ? ['demo accounts, whose password is public: npm start -- --empty leaves them out'] : []),
    ...(mailbox ? ['the mailbox, which anyone can read: set SMTP_URL and MAIL_FROM to send emails'] : []),
  ];
  if (wrong.length > 0) throw new StartupError(`At ${siteUrl} there can't be ${wrong.join('; nor ')}.`);
}

/** The same for a data folder that has demo data. */
export async function refuseDemoDataForPeople(sql: postgres.Sql, siteUrl: string | undefined): Promise<void> {
  if (siteUrl === undefined || isOwnMachine(siteUrl)) return;
  const [found] = await sql`select from auth.users where email like '%@demo.test' limit 1`;
  if (found)
    throw new StartupError(
      `This data folder holds demo accounts, whose password is public, so it can't be used at ${siteUrl}. ` +
        'Begin another with DATA_DIR=… npm start -- --empty, or empty this one: npm run demo:reset -- --empty',
    );
}
