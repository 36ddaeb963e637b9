-- Every grant is listed here, and any other fails.
begin;
select plan(23);

create temporary view objects_of_ours as
  select c.oid, c.relname, n.nspname, c.relkind, c.relrowsecurity, c.relacl
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private');
create temporary view functions_of_ours as
  select p.*, n.nspname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private');
-- The API's roles, and public for everyone; service_role has no business in this product's tables.
create temporary view reachers as
  select oid, rolname::text as role from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  union all select 0, 'public';

-- Tables and columns
select is_empty(
  $$ select relname from objects_of_ours where nspname = 'public' and relkind in ('r', 'p') and not relrowsecurity $$,
  'row-level security is on for every public table'
);
select is_empty(
  $$ select relname from objects_of_ours where relkind in ('v', 'm', 'f', 'S') and nspname = 'public'
     and relname !~ '_id_seq$' $$,
  'there are no views, foreign tables or stray sequences, which row-level security would not cover'
);
select bag_eq(
  $$ select o.relname::text, r.role, a.privilege_type::text
     from objects_of_ours o, aclexplode(o.relacl) a join reachers r on r.oid = a.grantee $$,
  $$ values
    ('users', 'authenticated', 'SELECT'),
    ('caregivers', 'authenticated', 'SELECT'),
    ('invitations', 'authenticated', 'SELECT'),
    ('staff', 'authenticated', 'SELECT'),
    ('events', 'authenticated', 'SELECT'),
    ('caregiver_profiles', 'authenticated', 'SELECT'),
    ('reviewed_profiles', 'authenticated', 'SELECT'),
    ('documents', 'authenticated', 'SELECT'),
    ('credential_rules', 'authenticated', 'SELECT'),
    ('documents', 'authenticated', 'DELETE'),
    ('time_off', 'authenticated', 'SELECT'),
    ('request_questions', 'authenticated', 'SELECT'),
    ('jobs', 'authenticated', 'SELECT'),
    ('applications', 'authenticated', 'SELECT'),
    ('offers', 'authenticated', 'SELECT'),
    ('agreements', 'authenticated', 'SELECT'),
    ('check_ins', 'authenticated', 'SELECT'),
    ('complaints', 'authenticated', 'SELECT'),
    ('family_messages', 'authenticated', 'SELECT'),
    ('terms_changes', 'authenticated', 'SELECT'),
    ('visit_changes', 'authenticated', 'SELECT'),
    ('activity_notes', 'authenticated', 'SELECT'),
    ('placements', 'authenticated', 'SELECT') $$,
  'whole tables are granted only as listed'
);
select bag_eq(
  $$ select o.relname::text, r.role, a.privilege_type::text, string_agg(t.attname, ' ' order by t.attnum)
     from objects_of_ours o
     join pg_attribute t on t.attrelid = o.oid
     cross join aclexplode(t.attacl) a
     join reachers r on r.oid = a.grantee
     group by 1, 2, 3 $$,
  $$ values
    ('places', 'authenticated', 'SELECT', 'id name region country latitude longitude'),
    ('caregiver_profiles', 'authenticated', 'UPDATE',
      'full_name phone about birth_year care_types skills languages other_languages experience_years availability hourly_rate'
      || ' place_id radius_km'),
    ('documents', 'authenticated', 'INSERT', 'caregiver_id kind file_path file_name issued_on expires_on'),
    ('requests', 'authenticated', 'SELECT',
      'id reference relation place_id care_types skills languages visits availability flexible start starts_on hours_per_visit set_times duration hourly_budget notes'
      || ' consented_at entered_by priority many_alike status status_reason submitted_at erased_at'
      || ' updated_at'),
    ('request_contacts', 'authenticated', 'SELECT', 'request_id contact_name recipient_name'),
    ('requests', 'authenticated', 'UPDATE', 'priority') $$,
  'columns are granted only as listed'
);

select bag_eq(
  $$ select c.relname || '.' || a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname like '%\_by'
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select') and exists (
         select from pg_policies p
         where p.schemaname = 'public' and p.tablename = c.relname and p.cmd = 'SELECT' and p.qual ~ 'readable_from|''caregiver'''
       ) $$,
  -- Who said so on the caregiver's side.
  $$ values ('agreements.said_by'), ('applications.shown_said_by') $$,
  'no row that a caregiver reads names staff'
);

-- Schemas
select bag_eq(
  $$ select n.nspname::text, r.role, a.privilege_type::text
     from pg_namespace n, aclexplode(n.nspacl) a join reachers r on r.oid = a.grantee
     where n.nspname = 'private' $$,
  $$ values ('private', 'anon', 'USAGE'), ('private', 'authenticated', 'USAGE'), ('private', 'service_role', 'USAGE') $$,
  'only the callers of the API may use the private schema'
);
select is_empty(
  $$ select n.nspname, r.role from pg_namespace n, aclexplode(n.nspacl) a join reachers r on r.oid = a.grantee
     where n.nspname = 'public' and a.privilege_type = 'CREATE' $$,
  'nobody from outside creates anything in the public schema'
);

-- Functions
select is_empty(
  $$ select oid::regprocedure from functions_of_ours
     where not coalesce(proconfig @> '{"search_path=\"\""}', false) $$,
  'every function has an empty search_path'
);
select is_empty(
  $$ select oid::regprocedure from functions_of_ours where prosecdef and nspname <> 'private' $$,
  'no function with its owner''s rights has a URL'
);
select bag_eq(
  $$ select f.oid::regprocedure::text
     from functions_of_ours f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a
     join reachers r on r.oid = a.grantee and r.role not in ('authenticated', 'service_role') $$,
  $$ values
    ('private.printable(text)'), ('private.printable(jsonb)'),
    ('private.search_places(text)'), ('search_places(text)'),
    ('private.submit_request(jsonb)'), ('submit_request(jsonb)'),
    ('private.track_request(text,text)'), ('track_request(text,text)'),
    ('private.answer_question(text,text,uuid,text)'), ('answer_question(text,text,uuid,text)'),
    ('private.answer_introduction(text,text,uuid,agreement_answer,jsonb,text)'), ('answer_introduction(text,text,uuid,agreement_answer,jsonb,text)'),
    ('private.complain(text,text,uuid,uuid,complaint_kind,text,uuid)'), ('complain(text,text,uuid,uuid,complaint_kind,text,uuid)'),
    ('private.ask_team(text,text,uuid,message_about,text)'), ('ask_team(text,text,uuid,message_about,text)'),
    ('private.answer_check_in(text,text,uuid,check_in_answer,text,complaint_kind)'), ('answer_check_in(text,text,uuid,check_in_answer,text,complaint_kind)'),
    ('private.answer_own_terms(text,text,uuid,boolean,text)'), ('answer_own_terms(text,text,uuid,boolean,text)'),
    ('private.change_own_visit(text,text,uuid,uuid,date,integer,visit_change,text)'), ('change_own_visit(text,text,uuid,uuid,date,integer,visit_change,text)'), ('private.take_back_own_visit_change(text,text,uuid)'), ('take_back_own_visit_change(text,text,uuid)'),
    ('private.change_request_contact(text,text,jsonb)'), ('change_request_contact(text,text,jsonb)'),
    ('private.change_arrival_notes(text,text,jsonb,timestamp with time zone)'), ('change_arrival_notes(text,text,jsonb,timestamp with time zone)'),
    ('private.change_request(text,text,jsonb)'), ('change_request(text,text,jsonb)'),
    ('private.unsubscribe(text)'), ('unsubscribe(text)'), ('private.calendar_visits(text)'), ('calendar_visits(text)'),
    ('private.choose_family_emails(text,text,boolean)'), ('choose_family_emails(text,text,boolean)'),
    ('private.withdraw_request(text,text,text)'), ('withdraw_request(text,text,text)'),
    ('private.take_back_withdrawal(text,text)'), ('take_back_withdrawal(text,text)'),
    ('private.send_private_link(text,text)'), ('send_private_link(text,text)'),
    ('private.erase_request(text,text)'), ('erase_request(text,text)'),
    ('private.add_link(text,text,text,text)'), ('add_link(text,text,text,text)'), ('private.end_link(text,text,uuid)'), ('end_link(text,text,uuid)'),
    ('private.export_request(text,text)'), ('export_request(text,text)'),
    ('private.setup_is_open()'), ('setup_is_open()'), ('private.job_figures()'), ('job_figures()'),
    ('private.invitation_is_open(text)'), ('invitation_is_open(text)') $$,
  'a visitor may call only these functions, and public has none'
);
select bag_eq(
  $$ select f.oid::regprocedure::text
     from functions_of_ours f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a
     join reachers r on r.oid = a.grantee and r.role = 'service_role' $$,
  $$ values
    ('private.printable(text)'), ('private.printable(jsonb)'),
    ('claim_mails(integer,integer)'), ('private.claim_mails(integer,integer)'),
    ('settle_mail(bigint,text,boolean)'), ('private.settle_mail(bigint,text,boolean)'),
    ('expired_files()'), ('private.expired_files(timestamp with time zone)'),
    ('expired_photos()'), ('private.expired_photos(timestamp with time zone)'),
    ('shown_photo(text,text,uuid)'), ('private.shown_photo(text,text,uuid)'),
    ('service_health()'), ('private.service_health()') $$,
  'the secret key may send emails, remove old files, look up a photo for a family and see the health, and nothing else'
);
select bag_eq(
  $$ select f.oid::regprocedure::text
     from functions_of_ours f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a
     join reachers r on r.oid = a.grantee and r.role = 'authenticated' $$,
  $$ values
    ('private.printable(text)'), ('private.printable(jsonb)'),
    -- the calls
    ('record_question_answer(uuid,text,text,date)'), ('private.record_question_answer(uuid,text,text,date)'),
    ('add_document(uuid,uuid,document_kind,text,text,date,date,document_receipt)'), ('private.add_document(uuid,uuid,document_kind,text,text,date,date,document_receipt)'),
    ('add_caregivers(jsonb,boolean)'), ('private.add_caregivers(jsonb,boolean)'), ('add_placements(jsonb,boolean)'), ('record_sharing(uuid,text,date)'), ('private.record_sharing(uuid,text,date)'), ('invite_again(uuid)'), ('private.invite_again(uuid)'), ('private.add_placements(jsonb,boolean)'), ('enter_profile(uuid,jsonb,timestamp with time zone)'), ('private.enter_profile(uuid,jsonb,timestamp with time zone)'), ('confirm_profile(timestamp with time zone)'), ('private.confirm_profile(timestamp with time zone)'),
    ('search_places(text)'), ('submit_request(jsonb)'), ('setup_is_open()'), ('job_figures()'), ('become_first_admin(text,text)'),
    ('sync_my_profile()'), ('missing_second_factor()'), ('reset_second_factor(uuid)'), ('set_my_name(text)'), ('private.set_my_name(text)'), ('staff_behind(uuid)'), ('private.staff_behind(uuid)'), ('claim_password(text)'), ('invite_admin(text)'), ('revoke_invitation(uuid)'), ('invitation_is_open(text)'),
    ('accept_invitation(text,text)'), ('set_user_role(uuid,text)'), ('deactivate_user(uuid,text,uuid)'), ('account_at_work(uuid)'),
    ('reactivate_user(uuid)'), ('export_my_data()'), ('prepare_account_deletion()'), ('delete_my_account()'),
    ('profile_completeness(uuid)'), ('submit_profile(boolean)'), ('approve_caregiver(uuid,integer)'),
    ('request_profile_changes(uuid,text,profile_field[],jsonb)'), ('suspend_caregiver(uuid,text)'),
    ('verify_document(uuid,text,timestamp with time zone)'), ('reject_document(uuid,text,timestamp with time zone)'), ('open_document(uuid)'), ('my_document_views()'),
    ('new_photo()'), ('keep_photo(text)'), ('remove_photo()'), ('private.new_photo()'), ('private.keep_photo(text)'), ('private.remove_photo()'),
    ('review_request(uuid)'), ('decline_request(uuid,text,timestamp with time zone)'), ('publish_job(uuid,text,text,document_kind[],integer,jsonb)'), ('save_credential_rules(jsonb,jsonb)'), ('date_document(uuid,date,date)'), ('remove_needed_times(uuid,integer)'), ('request_coverage(uuid)'), ('answers_to_correct(uuid)'), ('correct_request(uuid,jsonb,text,text,date)'), ('part(jobs)'), ('called(placements)'), ('lapsed(placements)'), ('credentials(placements)'), ('answered(applications)'), ('answered(jobs)'), ('family_reach(uuid)'), ('reach(jobs)'), ('reach(placements)'),
    ('invite_caregiver(uuid,uuid,text)'), ('record_application(uuid,uuid,date,boolean)'), ('decline_invitation(uuid,text)'),
    ('match_hurdles(uuid)'), ('preview_match(uuid,integer,document_kind[])'), ('match_facts(uuid[])'),
    ('match_caregivers(uuid)'), ('match_near_misses(uuid)'), ('match_jobs(jsonb,text,integer,integer)'), ('jobs_fitting(uuid)'), ('my_job(uuid)'), ('my_applications()'),
    ('apply_to_job(uuid,text,boolean,integer,uuid)'), ('withdraw_application(uuid,text)'), ('shortlist_application(uuid)'),
    ('choose_to_be_shown(uuid,boolean)'), ('decline_application(uuid,text,timestamp with time zone)'), ('reconsider_application(uuid)'),
    ('offer_job(uuid,integer,numeric,date,date,date,jsonb,jsonb)'), ('answer_offer(uuid,boolean,timestamp with time zone,text)'),
    ('record_agreement(uuid,agreeing_side,agreement_answer,text,date,text,jsonb)'), ('introduce_applicants(jsonb,timestamp with time zone)'),
    ('place_caregiver(uuid,date,integer,numeric,date,text,date,text,date,jsonb,jsonb)'),
    ('end_placement(uuid,text,date,boolean,text,end_cause)'), ('correct_placement(uuid,jsonb,jsonb)'),
    ('propose_terms(uuid,uuid,date,jsonb,numeric,boolean,agreeing_side,text,text,text,jsonb)'), ('record_terms_answer(uuid,agreeing_side,boolean,text,text)'), ('withdraw_terms(uuid)'), ('answer_terms(uuid,boolean,text)'),
    ('ask_to_leave(uuid,date,leave_reason,text,uuid)'), ('take_back_leave(uuid)'), ('answer_leave(uuid,text,timestamp with time zone)'), ('add_time_off(uuid,date,date,jsonb)'), ('remove_time_off(uuid,uuid[])'), ('confirm_first_day(uuid)'), ('cannot_come(uuid,uuid,date,integer,text,integer)'), ('record_visit_change(uuid,uuid,date,integer,visit_change,text,text)'), ('move_visit(uuid,uuid,date,integer,date,integer,text,text)'), ('take_back_visit_change(uuid)'), ('cover_visit(uuid,uuid,text)'), ('settle_visit(uuid,text)'), ('covers_for(uuid)'), ('invite_to_cover(uuid,uuid[])'), ('my_cover_invitations()'), ('answer_cover(uuid,boolean)'), ('my_visits(date,date)'), ('my_calendar_address()'), ('make_calendar_address(text)'), ('end_calendar_address()'), ('list_visits(date,date,uuid)'), ('visit_board(date,jsonb,integer)'), ('record_complaint(uuid,uuid,agreeing_side,complaint_kind,text,text)'), ('settle_complaint(uuid,complaint_kind,complaint_severity,complaint_outcome,complaint_told[],text)'), ('reopen_complaint(uuid)'),
    ('edit_job(uuid,text,text,document_kind[],integer,integer,jsonb,timestamp with time zone)'), ('take_back_job(uuid,text,timestamp with time zone)'),
    ('close_request(uuid,text,timestamp with time zone)'), ('read_contact(uuid,boolean)'), ('private.read_contact(uuid,boolean)'), ('save_arrival_notes(uuid,jsonb,timestamp with time zone)'), ('ask_family(uuid,text)'), ('answer_family(uuid,text,boolean)'), ('need_no_answer(uuid)'), ('read_answers(uuid,timestamp with time zone)'),
    ('issue_private_link(uuid)'), ('private.issue_private_link(uuid)'),
    ('failed_mails()'), ('send_mail_again(bigint)'),
    ('service_health()'), ('pending_items(uuid[],jsonb)'), ('pending_counts()'), ('my_pending_items()'), ('search_everything(text)'), ('other_requests(uuid)'),
    ('list_requests(jsonb,text,boolean,integer,integer)'), ('list_caregivers(jsonb,text,boolean,integer,integer)'), ('list_applications(jsonb,text,boolean,integer,integer)'), ('list_placements(jsonb,text,boolean,integer,integer)'), ('list_users(jsonb,text,boolean,integer,integer)'), ('record_export(text,jsonb)'), ('list_documents(jsonb,integer)'), ('verify_dated(uuid,text,date,timestamp with time zone)'), ('assign(uuid,uuid,uuid)'), ('owner_of(uuid)'), ('list_presets(preset_kind)'), ('save_preset(uuid,preset_kind,text,text)'), ('delete_preset(uuid)'), ('family_behind(text)'),
    ('figures_by_week(integer)'), ('open_by_care()'), ('coverage()'), ('care_by_week(integer)'), ('ended_by_cause(integer)'), ('complaints_by_outcome(integer)'), ('load_by_admin()'), ('cause(placements)'),
    ('add_note(uuid,text,uuid,note_kind,text,text)'), ('activity_of(text,uuid,text,integer)'), ('list_audit_log(jsonb,bigint,integer)'),
    -- what is behind them
    ('private.search_places(text)'), ('private.submit_request(jsonb)'), ('private.setup_is_open()'), ('private.job_figures()'),
    ('private.become_first_admin(text,text)'), ('private.sync_my_profile()'), ('private.missing_second_factor()'), ('private.reset_second_factor(uuid)'), ('private.claim_password(text)'),
    ('private.completeness(caregiver_profiles)'),
    ('private.invite_admin(text)'), ('private.revoke_invitation(uuid)'), ('private.invitation_is_open(text)'),
    ('private.accept_invitation(text,text)'), ('private.set_user_role(uuid,text)'),
    ('private.deactivate_user(uuid,text,uuid)'), ('private.account_at_work(uuid)'), ('private.reactivate_user(uuid)'), ('private.export_my_data()'),
    ('private.prepare_account_deletion()'), ('private.delete_my_account()'),
    ('private.submit_profile(boolean)'), ('private.review_profile(uuid,profile_status,text,integer,profile_field[],jsonb)'),
    ('private.open_document(uuid)'), ('private.my_document_views()'),
    ('private.check_document(uuid,document_status,text,timestamp with time zone)'), ('private.step_request(uuid,request_status,text,timestamp with time zone)'),
    ('private.publish_job(uuid,text,text,document_kind[],integer,jsonb)'), ('private.save_credential_rules(jsonb,jsonb)'), ('private.date_document(uuid,date,date)'), ('private.remove_needed_times(uuid,integer)'), ('private.match_caregivers(uuid)'), ('private.match_near_misses(uuid)'),
    ('private.invite_caregiver(uuid,uuid,text)'), ('private.record_application(uuid,uuid,date,boolean)'), ('private.decline_invitation(uuid,text)'),
    ('private.match_hurdles(uuid)'), ('private.preview_match(uuid,integer,document_kind[])'), ('private.match_facts(uuid[])'),
    ('private.match_jobs(jsonb,text,integer,integer)'), ('private.jobs_fitting(uuid)'), ('private.my_job(uuid)'), ('private.my_applications()'), ('private.apply_to_job(uuid,text,boolean,integer,uuid)'), ('private.withdraw_application(uuid,text)'),
    ('private.step_application(uuid,application_status,text,timestamp with time zone)'), ('private.choose_to_be_shown(uuid,boolean)'),
    ('private.offer_job(uuid,integer,numeric,date,date,date,jsonb,jsonb)'), ('private.answer_offer(uuid,boolean,timestamp with time zone,text)'),
    ('private.record_agreement(uuid,agreeing_side,agreement_answer,text,date,text,jsonb)'), ('private.introduce_applicants(jsonb,timestamp with time zone)'),
    ('private.place_caregiver(uuid,date,integer,numeric,date,text,date,text,date,jsonb,jsonb)'),
    ('private.end_placement(uuid,text,date,boolean,text,end_cause)'), ('private.correct_placement(uuid,jsonb,jsonb)'),
    ('private.propose_terms(uuid,uuid,date,jsonb,numeric,boolean,agreeing_side,text,text,text,jsonb)'), ('private.record_terms_answer(uuid,agreeing_side,boolean,text,text)'), ('private.withdraw_terms(uuid)'), ('private.answer_terms(uuid,boolean,text)'),
    ('private.ask_to_leave(uuid,date,leave_reason,text,uuid)'), ('private.take_back_leave(uuid)'), ('private.answer_leave(uuid,text,timestamp with time zone)'), ('private.add_time_off(uuid,date,date,jsonb)'), ('private.remove_time_off(uuid,uuid[])'), ('private.confirm_first_day(uuid)'), ('private.cannot_come(uuid,uuid,date,integer,text,integer)'), ('private.record_visit_change(uuid,uuid,date,integer,visit_change,text,text)'), ('private.move_visit(uuid,uuid,date,integer,date,integer,text,text)'), ('private.take_back_visit_change(uuid)'), ('private.cover_visit(uuid,uuid,text)'), ('private.settle_visit(uuid,text)'), ('private.covers_for(uuid)'), ('private.invite_to_cover(uuid,uuid[])'), ('private.my_cover_invitations()'), ('private.answer_cover(uuid,boolean)'), ('private.my_visits(date,date)'), ('private.my_calendar_address()'), ('private.make_calendar_address(text)'), ('private.end_calendar_address()'), ('private.list_visits(date,date,uuid)'), ('private.visit_board(date,jsonb,integer)'), ('private.lapsed(placements)'), ('private.credentials(placements)'), ('private.answered_at(uuid,uuid,uuid)'), ('private.family_reach(uuid)'), ('private.record_complaint(uuid,uuid,agreeing_side,complaint_kind,text,text)'), ('private.settle_complaint(uuid,complaint_kind,complaint_severity,complaint_outcome,complaint_told[],text)'), ('private.reopen_complaint(uuid)'),
    ('private.edit_job(uuid,text,text,document_kind[],integer,integer,jsonb,timestamp with time zone)'), ('private.take_back_job(uuid,text,timestamp with time zone)'),
    ('private.close_request(uuid,text,timestamp with time zone)'), ('private.save_arrival_notes(uuid,jsonb,timestamp with time zone)'), ('private.ask_family(uuid,text)'), ('private.answer_family(uuid,text,boolean)'), ('private.need_no_answer(uuid)'), ('private.read_answers(uuid,timestamp with time zone)'),
    ('private.failed_mails()'), ('private.send_mail_again(bigint)'),
    ('private.service_health()'), ('private.pending_items(uuid[],jsonb)'), ('private.pending_counts()'), ('private.my_pending_items()'), ('private.search_everything(text)'), ('private.other_requests(uuid)'), ('private.answers_to_correct(uuid)'), ('private.correct_request(uuid,jsonb,text,text,date)'),
    ('private.list_requests(jsonb,text,boolean,integer,integer)'), ('private.list_caregivers(jsonb,text,boolean,integer,integer)'), ('private.list_applications(jsonb,text,boolean,integer,integer)'), ('private.list_placements(jsonb,text,boolean,integer,integer)'), ('private.list_users(jsonb,text,boolean,integer,integer)'), ('private.record_export(text,jsonb)'), ('private.list_documents(jsonb,integer)'), ('private.verify_dated(uuid,text,date,timestamp with time zone)'), ('private.assign(uuid,uuid,uuid)'), ('private.owner_of(uuid)'), ('private.list_presets(preset_kind)'), ('private.save_preset(uuid,preset_kind,text,text)'), ('private.delete_preset(uuid)'), ('private.family_behind(text)'),
    ('private.figures_by_week(integer)'), ('private.open_by_care()'), ('private.coverage()'), ('private.care_by_week(integer)'), ('private.ended_by_cause(integer)'), ('private.complaints_by_outcome(integer)'), ('private.load_by_admin()'), ('private.end_cause_of(uuid)'),
    ('private.add_note(uuid,text,uuid,note_kind,text,text)'), ('private.activity_of(text,uuid,text,integer)'), ('private.list_audit_log(jsonb,bigint,integer)'),
    -- a family's own, signed in or not
    ('private.track_request(text,text)'), ('track_request(text,text)'),
    ('private.answer_question(text,text,uuid,text)'), ('answer_question(text,text,uuid,text)'),
    ('private.answer_introduction(text,text,uuid,agreement_answer,jsonb,text)'), ('answer_introduction(text,text,uuid,agreement_answer,jsonb,text)'),
    ('private.complain(text,text,uuid,uuid,complaint_kind,text,uuid)'), ('complain(text,text,uuid,uuid,complaint_kind,text,uuid)'),
    ('private.ask_team(text,text,uuid,message_about,text)'), ('ask_team(text,text,uuid,message_about,text)'),
    ('private.answer_check_in(text,text,uuid,check_in_answer,text,complaint_kind)'), ('answer_check_in(text,text,uuid,check_in_answer,text,complaint_kind)'),
    ('private.answer_own_terms(text,text,uuid,boolean,text)'), ('answer_own_terms(text,text,uuid,boolean,text)'),
    ('private.change_own_visit(text,text,uuid,uuid,date,integer,visit_change,text)'), ('change_own_visit(text,text,uuid,uuid,date,integer,visit_change,text)'), ('private.take_back_own_visit_change(text,text,uuid)'), ('take_back_own_visit_change(text,text,uuid)'),
    ('private.change_request_contact(text,text,jsonb)'), ('change_request_contact(text,text,jsonb)'),
    ('private.change_arrival_notes(text,text,jsonb,timestamp with time zone)'), ('change_arrival_notes(text,text,jsonb,timestamp with time zone)'),
    ('private.change_request(text,text,jsonb)'), ('change_request(text,text,jsonb)'),
    ('private.my_messages()'), ('my_messages()'), ('private.read_messages(bigint)'), ('read_messages(bigint)'),
    ('private.my_emails()'), ('my_emails()'), ('private.choose_emails(boolean)'), ('choose_emails(boolean)'),
    ('private.my_job_alerts()'), ('my_job_alerts()'), ('private.choose_job_alerts(alert_pace)'), ('choose_job_alerts(alert_pace)'),
    ('private.saw_job(uuid)'), ('saw_job(uuid)'),
    ('private.unsubscribe(text)'), ('unsubscribe(text)'),
    ('private.choose_family_emails(text,text,boolean)'), ('choose_family_emails(text,text,boolean)'),
    ('private.withdraw_request(text,text,text)'), ('withdraw_request(text,text,text)'),
    ('private.take_back_withdrawal(text,text)'), ('take_back_withdrawal(text,text)'),
    ('private.send_private_link(text,text)'), ('send_private_link(text,text)'),
    ('private.erase_request(text,text)'), ('erase_request(text,text)'),
    ('private.add_link(text,text,text,text)'), ('add_link(text,text,text,text)'), ('private.end_link(text,text,uuid)'), ('end_link(text,text,uuid)'),
    ('private.export_request(text,text)'), ('export_request(text,text)'),
    -- policies and check constraints
    ('private.searchable(text)'), ('private.digits_of(text)'),
    ('private.my_role()'), ('private.acts_as(user_role)'), ('private.readable_from()'), ('private.readable_to()'), ('private.is_reference(text)'), ('private.is_availability(integer)'), ('private.is_hourly_rate(numeric)'),
    ('private.is_choice(anyarray)'), ('private.is_phone(text)'), ('private.any_time()'), ('private.is_file_path(text)'),
    ('private.may_add_files(text)'), ('private.is_signing()'), ('private.opened_files()'), ('private.is_photo_path(text)'), ('private.is_other_languages(text)'), ('private.is_shown_photo(text)') $$,
  'a signed-in person may call only these functions'
);

-- Policies
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname in ('public', 'storage') and roles && '{public,service_role}' $$,
  'every policy names the role it is for'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname in ('public', 'storage') and coalesce(qual, '') || coalesce(with_check, '') ~ 'my_role\) =' $$,
  'every policy asks private.acts_as for a role, which the planner estimates better than a comparison'
);
select is_empty(
  $$ select tablename from pg_policies where schemaname in ('public', 'storage') and 'anon' = any (roles) $$,
  'visitors read no table at all'
);
select is_empty(
  $$ select f.oid::regprocedure from functions_of_ours f
     where f.nspname = 'public' and has_function_privilege('anon', f.oid, 'execute')
       and (f.proretset or f.prorettype not in ('jsonb'::regtype, 'boolean'::regtype, 'text'::regtype)) $$,
  'nor rows of a function, which the API could filter by any pattern'
);
select bag_eq(
  $$ select rolname::text, setting from pg_roles, unnest(rolconfig) setting
     where rolname in ('anon', 'authenticated') and setting like 'statement_timeout=%' $$,
  $$ values ('anon', 'statement_timeout=2s'), ('authenticated', 'statement_timeout=5s') $$,
  'every call has a time limit'
);
select bag_eq(
  $$ select f.oid::regprocedure::text from functions_of_ours f
     where f.nspname = 'public' and f.proargtypes::oid[] && array['text'::regtype, 'jsonb'::regtype]::oid[]
       and f.prosrc not like '%private.printable%' $$,
  $$ values ('decline_request(uuid,text,timestamp with time zone)'), ('decline_application(uuid,text,timestamp with time zone)'), ('suspend_caregiver(uuid,text)'),
    ('verify_document(uuid,text,timestamp with time zone)'), ('reject_document(uuid,text,timestamp with time zone)'),
    ('request_profile_changes(uuid,text,profile_field[],jsonb)') $$,
  'no call lets a control character in: these six clean their reason themselves'
);
select is_empty(
  $$ select polname from pg_policy where length(polname) >= 63 $$,
  'no name of a policy is cut off'
);
select bag_eq(
  $$ select distinct c.relname || '.' || t.attname
     from pg_depend d
     join pg_class c on c.oid = d.refobjid and c.relnamespace = 'public'::regnamespace
     join pg_attribute t on t.attrelid = c.oid and t.attnum = d.refobjsubid
     where d.classid = 'pg_policy'::regclass and d.refobjsubid > 0
       and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = t.attnum) $$,
  -- Checked only on rows that another condition has found.
  $$ values ('documents.status'), ('requests.erased_at') $$,
  'every column that a policy searches by has an index'
);
select isnt_empty(
  $$ select from pg_indexes where tablename = 'jobs' and indexdef like '%WHERE (status = ''open''::%' $$,
  'open jobs have an index of their own'
);
select is_empty(
  $$ select k.conrelid::regclass, k.conname from pg_constraint k
     where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (
         select from pg_index i
         where i.indrelid = k.conrelid and i.indisvalid
           and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] = k.conkey
       ) $$,
  'every foreign key has an index'
);

-- Hosted Supabase refuses such statements to the API's role (safeupdate).
select is_empty(
  $$ select p.oid::regprocedure, statement
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
       regexp_split_to_table(regexp_replace(p.prosrc, '--[^\n]*', '', 'g'), ';') statement
     where n.nspname in ('public', 'private')
       and statement ~* '(^|\n|then |else |loop )\s*(delete\s+from|update\s+[a-z_.]+)' and statement !~* '\mwhere\M' $$,
  'no function changes or deletes every row of a table'
);

select * from finish();
rollback;
