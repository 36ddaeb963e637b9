const NORA = "tests.application('walsh', 1, 'nora')";
const publish = (family: string) =>
  `ada: publish_job(tests.id('${family}'), 'Company by the sea', 'Tea, talk and a walk by the sea.')`;
const apply = (family: string) => (who: string) =>
  `${who}: apply_to_job(tests.job('${family}', 1), 'I would love to.', true)`;
const BY_PHONE =
  "family_said_by => 'Kit', family_said_on => tests.today(), caregiver_said_by => 'Herself', caregiver_said_on => tests.today()";

/** The first steps of a history. Each start includes all before it, since random steps rarely come so far. */
export const STARTS: string[][] = [
  [],
  [
    "walsh: submit_request(tests.payload('walsh', '{\"availability\": 53687091}'))",
    'daly: submit_request(tests.payload(\'daly\', \'{"availability": 17895697, "contact_email": ""}\'))',
    ...['walsh', 'daly'].map(publish),
  ],
  [...['nora', 'maeve'].map(apply('walsh')), ...['nora', 'maeve', 'orla'].map(apply('daly'))],
  [
    `ada: place_caregiver(${NORA}, availability => 17895697, starts_on => tests.today() + 1, ${BY_PHONE}, seen => tests.offer_seen(${NORA}))`,
    "ben: offer_job(tests.application('daly', 1, 'maeve'), seen => tests.offer_seen(tests.application('daly', 1, 'maeve')))",
    "ben: introduce_applicants(jsonb_build_object(tests.application('daly', 1, 'orla'), 'She knows the area.'))",
  ],
  [
    "nora: cannot_come(tests.id('walsh/placement 1/visit 1'), tests.placement('walsh', 1), tests.today() + 1, 360, 'A cold.')",
    "ada: invite_to_cover(tests.id('walsh/placement 1/visit 1'), array[tests.id('maeve'), tests.id('orla')])",
    "ada: move_visit(tests.id('walsh/placement 1/visit 2'), tests.placement('walsh', 1), tests.today() + 3, 360, tests.today() + 4, 800, 'Mrs Walsh')",
  ],
  [
    'ada: propose_terms(tests.id(\'walsh/placement 1/terms 1\'), tests.placement(\'walsh\', 1), tests.today() + 2, \'[{"days": 127, "opens": 450, "closes": 540, "minutes": 90}]\', 21, false)',
  ],
  [
    "walsh: answer_own_terms(tests.terms('walsh/placement 1/terms 1'), true)",
    "nora: answer_terms(tests.terms('walsh/placement 1/terms 1'), true)",
  ],
  [
    "maeve: answer_cover(tests.id('walsh/placement 1/visit 1'), true)",
    ...['nora', 'maeve'].map((who) => `${who}: make_calendar_address(model.calendar_key('${who}', 1))`),
    "nora: ask_to_leave(tests.placement('walsh', 1), tests.today() + 12, 'health', 'Between us: the stairs.')",
    "walsh: ask_team(tests.id('walsh/message 1'), 'visits', 'Could she come later?')",
  ],
];
