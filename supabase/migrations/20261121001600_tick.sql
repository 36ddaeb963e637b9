-- What time does. One idempotent function, called each minute: by the embedded server, hosted by a scheduled job.
create function private.tick() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.seal_events();
end $$;
