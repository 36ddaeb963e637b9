import type postgres from 'postgres';

/**
 * Makes the clock of a superuser's database run ahead of the machine's by the setting `clock.ahead`, an interval. Only plans that
 * are made from now on know of it, so this comes before all else.
 */
export const letClockRunAhead = (keeper: postgres.Sql) =>
  // In SQL it becomes part of every statement that asks for it; the one it replaces would be called past the catalog.
  keeper.unsafe(`
    create or replace function pg_catalog.now() returns timestamptz language sql stable as $$
      select transaction_timestamp() + coalesce(nullif(current_setting('clock.ahead', true), ''), '0 s')::interval
    $$`);
