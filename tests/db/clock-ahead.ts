import type postgres from 'postgres';

/**
 * Makes the clocks of a superuser's database run ahead of the machine's by the setting `clock.ahead`, an
 * interval. Earlier plans keep the old clock, so call it first.
 */
export const letClockRunAhead = (keeper: postgres.Sql) =>
  // An SQL function is inlined into each statement. Calls of the built-in one would skip the catalog.
  keeper.unsafe(`
    create function pg_catalog.clock_ahead() returns interval language sql stable as $$
      select coalesce(nullif(current_setting('clock.ahead', true), ''), '0 s')::interval
    $$;
    create or replace function pg_catalog.now() returns timestamptz language sql stable as $$
      select transaction_timestamp() + clock_ahead()
    $$;
    create function pg_catalog.machine_clock() returns timestamptz language internal as 'clock_timestamp';
    create or replace function pg_catalog.clock_timestamp() returns timestamptz language sql as $$
      select machine_clock() + clock_ahead()
    $$`);
