import { useState, type ReactNode } from 'react';
import type { WordedJob } from '../../../data/jobs.ts';
import { isOneTime } from '../../../domain/availability.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import { type CredentialRule, ruledDocuments } from '../../../domain/documents.ts';
import { type CareType, DOCUMENT_KINDS, type DocumentKind, inWords } from '../../../domain/vocabulary.ts';
import { fail, ok } from '../../../lib/result.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import type { Action } from '../../../state/action.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import type { Reload } from '../../../state/conflict.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { MatchPreview, NobodyFits } from '../matches/MatchPreview.tsx';
import { type AskPreview, createPreview } from '../matches/preview-store.ts';
import { AskedDocuments } from './AskedDocuments.tsx';
import { createJobForm, type JobInput } from './job-form.ts';
import { SUMMARY_LENGTH } from './job-words.ts';
import type { RequestRecord } from './request-screen.ts';
import * as t from './words.ts';

interface JobDialogProps<T> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Says who reads it. */
  notice: ReactNode;
  /** The first values, from the documents that the rules require. */
  initial: (ruled: DocumentKind[]) => WordedJob & { revision?: number };
  /** The job's care types, and the documents each requires. */
  care: readonly CareType[];
  rules: Loadable<CredentialRule[]>;
  /** The times to choose from: a week as in domain/availability.ts. */
  week: number;
  /** The request's visits. */
  visits: unknown;
  /** Describes other times. The description follows them until it is reworded. */
  describe?: (week: number) => string;
  contact: RequestRecord['contact'];
  draft: string;
  /** Shows who would match, before anyone can apply. */
  preview?: AskPreview;
  act: Action<[job: WordedJob, seen: number], T>;
  /** Loads the current version of an existing job. */
  reload?: Reload<WordedJob & { revision: number }>;
  /** The button's label, also while busy. */
  confirm: string;
  busyLabel: string;
  /** The message afterwards. */
  done: (answer: T) => string;
}

/** Words a job. Closing it keeps what was typed. */
export function JobDialog<T>({ open, onClose, title, care, rules, ...inside }: JobDialogProps<T>) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Loaded data={rules} label={t.lookingUpWhichDocuments}>
        {(known) => <JobForm {...inside} ruled={ruledDocuments(care, known)} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function JobForm<T>(
  props: Omit<JobDialogProps<T>, 'open' | 'title' | 'care' | 'rules'> & { ruled: DocumentKind[] },
) {
  const {
    notice,
    initial,
    ruled,
    week,
    visits,
    describe,
    contact,
    draft,
    preview,
    act,
    reload = NOBODYS,
    done,
    ...dialog
  } = props;
  const [{ store, fit }] = useState(() => {
    const words = createJobForm({
      initial: toInput(initial(ruled)),
      week,
      contact,
      ruled,
      draft,
      send: outcomeOf(act),
      reload: {
        load: async () => {
          const loaded = await reload.load();
          return loaded.ok ? ok(toInput(loaded.value)) : loaded;
        },
        refresh: reload.refresh,
      },
    });
    return { store: words, fit: preview && createPreview(words.$state, preview, { week }) };
  });
  return (
    <DialogForm
      {...dialog}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      onDone={(answer) => toast(done(answer), { tone: 'success' })}
    >
      {(form) => {
        const { summary, availability: chosen } = form.values;
        const choose = (availability: number) =>
          form.change({
            availability,
            ...(describe?.(chosen) === summary && { summary: describe(availability) }),
          });
        return (
          <>
            <BothVersions form={store} fields={[...COMPARED, timesOf(visits)]} />
            {fit && chosen > 0 && <NobodyFits preview={fit} />}
            <Notice>
              {notice} {t.leaveOutNamesAddresses}
            </Notice>
            <TextField {...form.text('title')} label={t.jobTitle} />
            <TextArea
              {...form.text('summary')}
              label={t.description}
              rows={9}
              maxLength={SUMMARY_LENGTH.most}
            />
            <AskedDocuments form={form} ruled={ruled} />
            {!isOneTime(week) && (
              <AvailabilityGrid
                {...form.field('availability')}
                value={chosen & week}
                legend={t.times}
                hint={describe ? t.caregiversWhoShareWeek : t.timesGivesUpLeft}
                within={week}
                words={{ own: t.chosen, other: '' }}
                onChange={choose}
              />
            )}
            {fit && <MatchPreview preview={fit} wanted={chosen & week} />}
          </>
        );
      }}
    </DialogForm>
  );
}

const toInput = ({
  title,
  summary,
  requiredCredentials,
  waivers,
  availability,
  revision = 0,
}: WordedJob & { revision?: number }): JobInput => ({
  title,
  summary,
  requiredCredentials,
  waivers,
  availability,
  seen: revision,
});

/** A job that does not exist yet has no other version. */
const NOBODYS: Reload<never> = {
  load: async () => fail({ kind: 'not-found', code: 'no_row' }),
  refresh: async () => undefined,
};

const DOCUMENT_CHOICES = Object.keys(DOCUMENT_KINDS) as DocumentKind[];
const COMPARED: readonly Compared<JobInput>[] = [
  { label: t.jobTitle, words: ({ title }) => title.trim() },
  { label: t.description, words: ({ summary }) => summary.trim() },
  {
    label: t.requiredCredentials,
    words: (job) => inWords(job.requiredCredentials.toSorted(), DOCUMENT_KINDS),
  },
  {
    label: t.whyDocumentsNotAsked,
    words: ({ waivers, requiredCredentials }) =>
      DOCUMENT_CHOICES.filter((kind) => waivers[kind]?.trim() && !requiredCredentials.includes(kind))
        .map((kind) => `${DOCUMENT_KINDS[kind]}: ${waivers[kind]?.trim()}`)
        .join('\n'),
  },
];
const timesOf = (visits: unknown): Compared<JobInput> => ({
  label: t.times,
  words: ({ availability }) => describeTimes({ visits, availability }),
});
