const SUBMITTED = "walsh: submit_request(tests.payload('walsh'))";
const PUBLISHED =
  "ada: publish_job(tests.id('walsh'), 'Company by the sea', 'Tea, talk and a walk by the sea.')";
const APPLIED = "nora: apply_to_job(tests.job('walsh', 1), 'I would love to.', true)";
const NORA = "tests.application('walsh', 1, 'nora')";
const NORA_AGAIN = "tests.application('walsh', 2, 'nora')";
const BY_PHONE =
  "family_said_by => 'Kit', family_said_on => tests.today(), caregiver_said_by => 'Herself', caregiver_said_on => tests.today()";
const endsInSixDays = (placement: string) =>
  `ada: correct_placement(${placement}, tests.terms_seen(${placement}) || jsonb_build_object('ends_on', tests.today() + 6), tests.terms_seen(${placement}))`;

/** Shortened histories that broke an invariant, as the model printed them. Every run repeats them. */
export const FOUND: Record<string, string[]> = {
  'a caregiver who is declined, reconsidered and declined again hears of each': [
    ...[SUBMITTED, PUBLISHED, APPLIED],
    `ben: decline_application(${NORA}, 'Another fits better.')`,
    `ada: reconsider_application(${NORA})`,
    `ben: decline_application(${NORA}, 'Another fits better.')`,
  ],
  'of two things that wait for one family it is told once that it takes longer': [
    ...[SUBMITTED, PUBLISHED, APPLIED],
    `ada: introduce_applicants(jsonb_build_object(${NORA}, 'She knows the area.'))`,
    `walsh: answer_introduction(${NORA}, 'talk', tests.terms_shown(${NORA}))`,
    "ada: ask_family(tests.id('walsh'), 'Are there stairs?')",
    "walsh: answer_question(tests.question('walsh', 1), 'One flight.')",
    'time: 14',
  ],
  'a suspended caregiver is not waited for': [
    ...[SUBMITTED, PUBLISHED, APPLIED],
    `ada: offer_job(${NORA}, seen => tests.offer_seen(${NORA}))`,
    "ben: suspend_caregiver(tests.id('nora'), 'A complaint is looked into.')",
  ],
  'what an admin had in hand is unassigned by the record, too, when the account is deleted': [
    "ada: set_user_role(tests.id('maeve'), 'admin')",
    "ada: assign(tests.id('nora'), tests.id('maeve'), null)",
    "outside: delete from auth.users where id = tests.id('maeve')",
  ],
  'that a family is erased is no answer of it': [
    ...[SUBMITTED, PUBLISHED, APPLIED],
    `ada: record_agreement(${NORA}, 'family', 'yes', 'On the phone', tests.today(), 'So they said.')`,
    'walsh: erase_request()',
  ],
  'a family whose last two placements end on one day is told of that, and of no part': [
    "walsh: submit_request(tests.payload('walsh', '{\"availability\": 53687091}'))",
    PUBLISHED,
    APPLIED,
    `ada: place_caregiver(${NORA}, availability => 17895697, starts_on => tests.today() + 1, ${BY_PHONE}, seen => tests.offer_seen(${NORA}))`,
    PUBLISHED,
    APPLIED.replace('1', '2'),
    `ada: place_caregiver(${NORA_AGAIN}, starts_on => tests.today() + 1, ${BY_PHONE}, seen => tests.offer_seen(${NORA_AGAIN}))`,
    endsInSixDays("tests.placement('walsh', 1)"),
    endsInSixDays("tests.placement('walsh', 2)"),
    'time: 8',
  ],
  'terms that are offered, and then agreed on by phone, keep their times': [
    ...[SUBMITTED, PUBLISHED, APPLIED],
    `ada: offer_job(${NORA}, visits => '[{"days": 31, "opens": 420, "closes": 540, "minutes": 60}]', seen => tests.offer_seen(${NORA}))`,
    `ada: place_caregiver(${NORA}, ${BY_PHONE}, seen => tests.offer_seen(${NORA}))`,
  ],
  'an end before the day of new terms is told once, to each': [
    ...[SUBMITTED, PUBLISHED, APPLIED],
    `ada: place_caregiver(${NORA}, starts_on => tests.today() + 1, ${BY_PHONE}, seen => tests.offer_seen(${NORA}))`,
    "ada: propose_terms(tests.id('walsh/placement 1/terms 1'), tests.placement('walsh', 1), tests.today() + 9, tests.windows(51, 2), 21)",
    "ada: end_placement(tests.placement('walsh', 1), 'She moves away.', tests.today() + 3)",
  ],
  'new terms of a caregiver whose account is deleted after the family was erased did not change': [
    ...[SUBMITTED, PUBLISHED, APPLIED],
    `ada: place_caregiver(${NORA}, starts_on => tests.today() + 1, ${BY_PHONE}, seen => tests.offer_seen(${NORA}))`,
    "ada: propose_terms(tests.id('walsh/placement 1/terms 1'), tests.placement('walsh', 1), tests.today() + 9, tests.windows(51, 2), 21)",
    ...['prepare_account_deletion()', 'remove files'].map((step) => `nora: ${step}`),
    'walsh: erase_request()',
    'nora: delete_my_account()',
  ],
};
