-- While the demo loads, each stamp of now() is moved back by demo.ago, to the time that the action shows. A day that
-- the action names, demo.said_day, becomes demo.shown_day, in messages too. By its name it runs after the triggers
-- that stamp and before those that record.
create function pg_temp.show_time() returns trigger language plpgsql as $$
declare
  shown jsonb := jsonb_build_object(
    to_jsonb(now()) #>> '{}', now() - current_setting('demo.ago')::interval,
    current_setting('demo.said_day'), current_setting('demo.shown_day')
  );
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(c.key, coalesce(
      shown -> c.value, replace(c.value, to_json(current_setting('demo.said_day'))::text, to_json(current_setting('demo.shown_day'))::text)::jsonb
    ))
    from jsonb_each_text(to_jsonb(new)) c
    where shown ? c.value or c.key = 'params' and current_setting('demo.said_day') <> ''
  ));
end $$;

do $$
declare
  stamped regclass;
begin
  for stamped in
    select c.oid from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')
      and has_table_privilege(c.oid, 'trigger')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'timestamptz'::regtype)
  loop
    execute format(
      'create trigger zz_show_time before insert or update on %s for each row execute function pg_temp.show_time()', stamped
    );
  end loop;
end $$;
