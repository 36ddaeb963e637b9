-- What time does. One idempotent function, called each minute: by the embedded server, hosted by a scheduled job (README).
create function private.tick() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.seal_events();
  -- Once a day. What fails is in the log and is tried again the next day; the trail is sealed all the same.
  update private.operator set retained_on = private.today() where retained_on is distinct from private.today();
  if found then
    begin
      perform private.apply_retention(now());
    exception when others then
      raise log 'retention: %', sqlerrm;
    end;
  end if;
end $$;
