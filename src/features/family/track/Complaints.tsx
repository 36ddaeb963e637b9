import { useEffect, useState } from 'react';
import type { FamilyComplaint, TrackedRequest } from '../../../data/tracked-request.ts';
import { COMPLAINT_RESULTS } from '../../../domain/complaint-outcomes.ts';
import { COMPLAINT_KINDS } from '../../../domain/complaints.ts';
import { formatDate, formatLongDay } from '../../../domain/operator.ts';
import { underOneId } from '../../../lib/one-id.ts';
import { fill } from '../../../lib/fill.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { ComplaintDialog, IfInDanger, WhomToCall } from './ComplaintDialog.tsx';
import { choiceOf } from './complaint-form.ts';
import { complaintDraft } from './drafts.ts';
import { isNews } from './is-news.ts';
import { isUnderWay } from './status-words.ts';
import * as t from './complaint.words.ts';

export interface ComplaintsProps {
  request: Pick<TrackedRequest, 'reference' | 'status' | 'erasedAt' | 'complaints' | 'careBy' | 'purpose'>;
  changes: Pick<Changes, 'complain'>;
  offline: boolean;
}

const ANCHOR = 'complaints';

/** The family's complaints with their status, and a button to complain at any time. */
export default function Complaints({ request, changes, offline }: ComplaintsProps) {
  const { reference, complaints = [], careBy = [], purpose = 'all' } = request;
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState(false);
  const [send] = useState(() => underOneId());
  const [unsent, setUnsent] = useState(false);
  const draft = complaintDraft(reference);
  useEffect(() => {
    if (!asking)
      void draftStore(draft)
        .load()
        .then((kept) => setUnsent(kept !== undefined));
  }, [asking, draft]);
  const isUnsafe = complaints.some(({ kind, settledAt }) => kind === 'safety' && !settledAt);
  const news =
    complaints.find(({ settledAt }) => !settledAt) ??
    (isUnderWay(request) ? complaints.find(({ settledAt }) => isNews(settledAt)) : undefined);
  const isLinked = purpose !== 'all' && complaints.length > 0;
  const gist = news && !isLinked && !told ? gistOf(news) : '';
  // The heading says it of the only one.
  const said = complaints.length === 1 ? gist : '';
  return (
    <Fold heading={t.card} open={told || isLinked || unsent || undefined} hint={gist}>
      <div id={ANCHOR} tabIndex={-1}>
        <Stack gap={3}>
          {isUnsafe && <WhomToCall />}
          {told && purpose !== 'all' && <Text strong>{t.open}</Text>}
          {offline && complaints.length === 0 && <Text>{t.notShownOffline}</Text>}
          {complaints.length > 0 && (
            <DividedList>
              {complaints.map(({ id, words, raisedAt, ...each }) => (
                <li key={id}>
                  <Stack gap={1}>
                    <Text strong>{headingOf(each, careBy.length > 1)}</Text>
                    {stateInWords(each) !== said && (
                      <Text>{stateInWords(each).replace(said, '').trim()}</Text>
                    )}
                    <Text tone="muted" size="sm">
                      {fill(t.received, { date: formatDate(raisedAt) })}
                    </Text>
                    {words && (
                      <Text typed measure>
                        {words}
                      </Text>
                    )}
                  </Stack>
                </li>
              ))}
            </DividedList>
          )}
          {careBy.length > 0 && complaints.length === 0 && (
            <Text measure>{fill(t.intro, { onlyTeam: t.onlyTeam })}</Text>
          )}
          {!isUnsafe && <IfInDanger />}
        </Stack>
      </div>
      {careBy.length > 0 && (
        <div data-no-print>
          <Stack gap={2} align="start">
            {unsent && !asking && <Text strong>{fill(t.unsent, { tellUs: t.tellUs })}</Text>}
            <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
              {t.tellUs}
            </Button>
          </Stack>
        </div>
      )}
      {asking && (
        <ComplaintDialog
          onClose={() => setAsking(false)}
          careBy={careBy}
          draft={draft}
          offline={offline}
          send={(about, kind, words) =>
            send(`${choiceOf(about)} ${kind} ${words}`, (id) => changes.complain(id, about, kind, words))
          }
          onDone={() => {
            setTold(true);
            focusWhenShown(ANCHOR);
          }}
        />
      )}
    </Fold>
  );
}

/** What it is about, with the name if the family had a choice. A link may not show a stand-in's name. */
function headingOf(
  { kind, caregiver, day }: Pick<FamilyComplaint, 'kind' | 'caregiver' | 'day'>,
  isChosen: boolean,
): string {
  const about = COMPLAINT_KINDS[kind];
  if (!caregiver || !(day || isChosen)) return about;
  return day
    ? fill(t.aboutStandIn, { kind: about, caregiver, day: formatLongDay(day) })
    : fill(t.about, { kind: about, caregiver });
}

type State = Pick<FamilyComplaint, 'settledAt' | 'outcome' | 'due'>;

/** What shows of a complaint while it is folded. */
const gistOf = (complaint: State): string =>
  complaint.outcome ? COMPLAINT_RESULTS[complaint.outcome] : stateInWords(complaint);

function stateInWords({ settledAt, outcome, due }: State): string {
  if (settledAt)
    return [
      outcome && COMPLAINT_RESULTS[outcome],
      fill(t.settled, { date: formatDate(settledAt) }),
      t.tellAgain,
    ]
      .filter(Boolean)
      .join(' ');
  return due ? fill(t.openUntil, { day: formatLongDay(due) }) : t.open;
}
