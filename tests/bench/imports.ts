import type { Locator, Page } from 'playwright';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { DAYS } from '../../src/domain/availability.ts';
import { dataFolder } from '../../supabase/embedded/data-folder.ts';
import { connect, owner } from '../../supabase/embedded/database/bootstrap.ts';
import { useDatabase } from '../../supabase/embedded/database/use-database.ts';
import { openSession, storageOf } from '../e2e/session.ts';
import { launchBrowser } from './pace.ts';
import { atMost, type Row } from './row.ts';

const ROWS = 5_000;
const MOST_SECONDS = 60;
/** Each of these caregivers has five of the placements. */
const PLACED = 1_000;

const addressOf = (at: number) => `imported-${at}@bench.test`;
const file = (...rows: string[]) => rows.join('\n');
const times = (row: (at: number) => string) => Array.from({ length: ROWS }, (_, at) => row(at));
const CAREGIVERS = file(
  'Name,Email,Phone,Town,Travels up to,Care,Availability,Languages,Rate',
  ...times(
    (at) => `Person ${at},${addressOf(at)},020 912 3456,Swords,30,Companionship,Daily mornings,English,18`,
  ),
);
const PLACEMENTS = file(
  'Client,Contact,Email,Address,Town,Care,Schedule,Caregiver,Rate,Since,Consent by,Consent date,Consent form,' +
    'Agreed by,Agreed on,Agreed how,Caregiver agreed on,Caregiver agreed how',
  ...times((at) =>
    [
      // No name is a number alone, or a job that names the year would reveal client 2024.
      `Client No${at},Nora Moved,family-${at}@bench.test,${at} Sea Road,Swords,Companionship`,
      `${DAYS[Math.floor(at / PLACED)]} 9:00-10:30,${addressOf(at % PLACED)},18.50,2024-03-04`,
      'Nora Moved,2024-02-01,signed form,Nora Moved,2024-02-20,signed contract,2024-02-21,by phone',
    ].join(','),
  ),
);

/** How long a large import takes in a browser, first to check and then to add the rows. */
export async function measureImports(origin: string, dataDir: string): Promise<Row[]> {
  const browser = await launchBrowser();
  const storageState = storageOf(origin, await openSession(origin, demoAccounts.admin));
  const page = await (await browser.newContext({ storageState, serviceWorkers: 'block' })).newPage();
  page.setDefaultTimeout(10 * 60_000);
  try {
    const caregivers = await measureImport(
      page,
      `${origin}/admin/caregivers/import`,
      CAREGIVERS,
      'caregivers',
    );
    await approve(dataDir);
    const placements = await measureImport(
      page,
      `${origin}/admin/placements/import`,
      PLACEMENTS,
      'placements',
    );
    return [...caregivers, ...placements];
  } finally {
    await browser.close();
  }
}

async function measureImport(page: Page, url: string, csv: string, what: string): Promise<Row[]> {
  await page.goto(url);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${what}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const checked = await secondsUntil(
    page,
    page.getByRole('button', { name: 'Check the rows' }),
    /^Checked\./,
  );
  const add = page.getByRole('button', { name: `Add ${ROWS} ${what}` });
  if (!(await add.isVisible())) throw new Error(`Not all of the ${what} can be added`);
  const added = await secondsUntil(page, add, 'The import is done');
  const many = `${ROWS.toLocaleString('en')} ${what}`;
  return [
    atMost(`an import checks ${many}`, checked, MOST_SECONDS, 's'),
    atMost(`… and adds them`, added, MOST_SECONDS, 's'),
  ];
}

async function secondsUntil(page: Page, button: Locator, said: string | RegExp): Promise<number> {
  await button.click();
  const began = performance.now();
  await page.getByText(said).first().waitFor();
  return (performance.now() - began) / 1000;
}

/** Approves the first imported caregivers, with every document. */
async function approve(dataDir: string): Promise<void> {
  await useDatabase(dataFolder(dataDir), async (server) => {
    const sql = connect(server, { role: owner });
    const emails = Array.from({ length: PLACED }, (_, at) => addressOf(at));
    await sql.begin(async (tx) => {
      const tables = ['caregiver_profiles', 'reviewed_profiles', 'documents'];
      for (const table of tables) await tx.unsafe(`alter table public.${table} disable trigger user`);
      await tx`
        with approved as (
          update public.caregiver_profiles c set status = 'approved' from public.users u
          where u.id = c.user_id and u.email = any (${emails})
          returning c.*
        ), documents as (
          insert into public.documents (caregiver_id, kind, file_path, file_name, status)
          select user_id, kind, user_id || '/' || kind || '.pdf', 'file.pdf', 'verified'
          from approved, unnest(enum_range(null::public.document_kind)) kind
        )
        insert into public.reviewed_profiles
        select user_id, revision, full_name, birth_year, about, care_types, skills, languages, experience_years
        from approved`;
      for (const table of tables) await tx.unsafe(`alter table public.${table} enable trigger user`);
    });
    await sql.end();
  });
}
