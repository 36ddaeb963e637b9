import { type Crowd } from '../crowd.ts';
import { type Call, type Family, first } from './seen.ts';

/** Parts of the week in the morning, by weekday from Monday as 0. */
const mornings = (weekdays: readonly number[]) => weekdays.reduce((sum, day) => sum | (1 << (4 * day)), 0);

export async function signUp({ sql }: Crowd, caregivers: string[]): Promise<void> {
  await sql`select tests.sign_up(name), tests.fill_profile(name) from unnest(${caregivers}::text[]) name`;
  await sql`update public.caregiver_profiles set availability = private.any_time() where true`;
}

/** A family asks for care on these mornings, online or by phone. */
export async function ask(
  { sql }: Crowd,
  call: Call,
  { by, name, recipient, weekdays, ...times }: Asked,
): Promise<Family> {
  const [client = ''] = recipient.split(' ');
  const asked = JSON.stringify({ availability: mornings(weekdays), recipient_name: recipient, ...times });
  await call(by, `select public.submit_request(tests.payload('${name}', '${asked}'))`);
  const found = await sql<Family[]>`
    select tests.id(${name}) as id, p ->> 'reference' as reference, p ->> 'tracking_secret' as secret
    from tests.payload(${name}) p`;
  return { ...first(found), client };
}
type Asked = {
  by: 'anon' | 'admin';
  name: string;
  recipient: string;
  weekdays: readonly number[];
  starts_on: string;
  set_times: Record<number, string>;
  hours_per_visit: number;
};

/** Publishes these mornings as a job. A caregiver applies and is placed, with both yeses by phone. */
export async function place(
  { sql }: Crowd,
  call: Call,
  family: Family,
  caregiver: string,
  weekdays: readonly number[],
): Promise<string> {
  const words = "'Company in the mornings', 'Tea, talk and a walk by the sea.'";
  const job = first(
    await call<{ id: string }>(
      'admin',
      `select public.publish_job('${family.id}', ${words}, '{}', ${mornings(weekdays)}) as id`,
    ),
  );
  await call(caregiver, `select public.apply_to_job('${job.id}', 'I would love to.')`);
  const application = first(
    await sql<{ id: string }[]>`select id from public.applications where job_id = ${job.id}`,
  );
  const placed = `select tests.place_by_phone('${application.id}') as id`;
  return first(await call<{ id: string }>('admin', placed)).id;
}
