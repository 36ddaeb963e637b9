import type postgres from 'postgres';
import { percentile } from './percentile.ts';

export type Times = { p50: number; p95: number };
type Caller = { claims: string; role: 'authenticated' | 'postgres' };

/** As a signed-in caller under row security, or as the owner, who bypasses it. */
export function as<Value>(
  sql: postgres.Sql,
  { claims, role }: Caller,
  work: (tx: postgres.TransactionSql) => Promise<Value>,
) {
  return sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`;
    return work(tx);
  });
}

export async function millisecondsOf(tx: postgres.TransactionSql, query: string): Promise<number> {
  const began = performance.now();
  await tx.unsafe(query);
  return performance.now() - began;
}

/** The pages that a query reads, cached or not. Other load doesn't change them. */
export async function pagesOf(tx: postgres.TransactionSql, query: string): Promise<number> {
  const [answer] = await tx.unsafe<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>(
    `explain (analyze, buffers, timing off, format json) ${query}`,
  );
  const plan = answer?.['QUERY PLAN'][0].Plan;
  return (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN);
}

export const summary = (samples: readonly number[]): Times => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});

export const mean = (samples: readonly number[]) =>
  samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
