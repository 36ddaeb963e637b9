-- Whether the service is well (docs/operations.md, Watch). Fails while no scheduled job runs: the error says since
-- when. Otherwise it answers a row for each fault, or one row that says “none”. One statement, which is all that the
-- CLI sends to a hosted project.
select coalesce(f.fault, 'none') as fault, case f.fault
    -- No boolean, so that it fails with these words.
    when 'clock_stopped' then (
      'Nothing has run since ' || coalesce(h.ticked_at::text, 'the start') || '. Wait a minute and try again. '
        || 'Then look for the job "tick" under Integrations, Cron.'
    )::boolean::text
    when 'duties_failing' then 'Something that runs each minute fails: ' || array_to_string(h.failing_duties, ', ')
    when 'mails_stuck' then 'An email has been due for a quarter of an hour. Look at the log of deliver-mails.'
    when 'audit_log_unsealed' then 'Events wait for their seal.'
    else 'All is well.'
  end as meaning
from private.health() h left join lateral unnest(h.faults) f (fault) on true;
