import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { startCluster } from '../db/cluster.ts';
import { percentile } from './percentile.ts';

const supabase = path.resolve(import.meta.dirname, '../../supabase');

export type QueryTimes = { matching: number; tracking: number; lists: Record<string, number> };

/** p95 in milliseconds of matching and of the lists' first pages, as an admin under row security, for each size. */
export async function measureQueries(sizes: readonly number[]): Promise<Map<number, QueryTimes>> {
  const cluster = await startCluster();
  const times = new Map<number, QueryTimes>();
  try {
    for (const size of sizes) {
      const { sql, drop } = await cluster.createDatabase();
      await sql.unsafe(readFileSync(path.join(supabase, 'places.sql'), 'utf8'));
      await sql.unsafe(
        readFileSync(path.join(import.meta.dirname, 'city.sql'), 'utf8').replaceAll(':size', String(size)),
      );
      times.set(size, await measure(sql));
      await drop();
    }
  } finally {
    await cluster.stop();
  }
  return times;
}

async function measure(sql: postgres.Sql): Promise<QueryTimes> {
  const [admin] = await sql<{ id: string }[]>`select id from public.users where role = 'admin'`;
  const [job] = await sql<{ id: string }[]>`select id from public.jobs where status = 'open' limit 1`;
  const [family] = await sql<{ reference: string; secret: string }[]>`
    select reference, md5(id::text) as secret from public.requests order by reference offset 5000 limit 1`;
  if (!admin || !job || !family) throw new Error('city.sql made no admin, no job or no request');
  const [session] = await sql<{ id: string }[]>`
    insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${admin.id}) returning id`;
  const claims = JSON.stringify({ sub: admin.id, role: 'authenticated', session_id: session?.id });
  const timed = (query: string) => p95(sql, claims, query);
  return {
    tracking: await timed(`select public.track_request('${family.reference}', '${family.secret}')`),
    matching: await timed(`select * from public.match_caregivers('${job.id}')`),
    lists: {
      requests: await timed(
        'select r.id, reference, status, contact_name from public.requests r left join public.request_contacts c on c.request_id = r.id order by submitted_at desc, r.id limit 20',
      ),
      caregivers: await timed(
        'select user_id, full_name from public.caregiver_profiles order by updated_at desc, user_id limit 20',
      ),
      applications: await timed(
        'select id, status from public.applications order by submitted_at desc, id limit 20',
      ),
      users: await timed('select id, email from public.users order by created_at desc, id limit 20'),
    },
  };
}

async function p95(sql: postgres.Sql, claims: string, query: string): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < 45; round += 1) {
    await sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      const began = performance.now();
      await tx.unsafe(query);
      // The first rounds warm the caches, as any backend in use has them.
      if (round >= 5) samples.push(performance.now() - began);
    });
  }
  return percentile(samples, 0.95);
}
