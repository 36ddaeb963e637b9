import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../domain/operator.ts';
import { checkedInWords, DOCUMENT_CHECKS } from '../../../domain/document-checklists.ts';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import * as styles from './DocumentSheet.css.ts';
import type { DocumentStore, Verdict, WaitingDocument } from './documents-screen.ts';
import { named, verdictWords } from './verdict.ts';
import { type Checked, createVerifyForm } from './verify-form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

// Most documents are accepted.
const RejectDialog = lazy(() =>
  import('./RejectDialog.tsx').then((dialog) => ({ default: dialog.RejectDialog })),
);

/** The checkbox for all points of the check. */
const ALL = t.allOfThis;

interface CheckFormProps {
  document: WaitingDocument;
  /** The earlier result, if it was checked. Then only the other result is left. */
  verdict?: Verdict['status'] | undefined;
  store: DocumentStore;
  onLater: () => void;
}

/** What a check of this document kind looks at, and its possible results. */
export function CheckForm({ document, verdict, store, onLater }: CheckFormProps) {
  const { looksAt } = DOCUMENT_CHECKS[document.kind];
  // Once opened it stays in the page, since the dialog gives back the focus when it closes.
  const [rejecting, setRejecting] = useState<'now' | 'before'>();
  const [made] = useState(() => createVerifyForm(document, store));
  const form = useForm(made, {
    prefix: 'check',
    onDone: () => {
      // Hides the last message. Several would cover the form.
      hush();
      toast(fill(t.documentVerified, named(document)), { tone: 'success' });
    },
    onMovedOn: () => toast(t.colleagueQuickerDocument),
  });
  const answers = (
    <>
      {verdict !== 'rejected' && (
        <Button variant="secondary" data-refusal onClick={() => setRejecting('now')}>
          {t.reject}
        </Button>
      )}
      {!verdict && (
        <Button variant="secondary" data-later onClick={onLater}>
          {t.later}
        </Button>
      )}
    </>
  );
  const rejection = rejecting && (
    <Suspense>
      <RejectDialog
        open={rejecting === 'now'}
        onClose={() => setRejecting('before')}
        document={document}
        store={store}
      />
    </Suspense>
  );
  const { ticked } = form.values;
  const all = ticked.length === looksAt.length;
  if (verdict === 'verified')
    return (
      <>
        <div>{answers}</div>
        {rejection}
      </>
    );
  return (
    <>
      <Form {...form.props}>
        <ErrorSummary {...form.summary} />
        <BothVersions form={made} fields={COMPARED} />
        <div data-step>
          <CheckboxGroup
            {...form.field('ticked')}
            legend={t.whatDidCheck}
            hint={t.caregiverReadsWhatTicked}
            options={[ALL, ...looksAt].map((words) => ({ value: words, label: words }))}
            value={all ? [ALL, ...ticked] : ticked}
            onChange={(next) =>
              form.change({
                ticked:
                  next.includes(ALL) === all
                    ? next.filter((words) => words !== ALL)
                    : all
                      ? []
                      : [...looksAt],
              })
            }
          />
        </div>
        <DateField {...form.text('expiresOn')} label={t.expiresOn} optional hint={t.fromDayNoLonger} />
        <Disclosure
          summary={t.addNote}
          // An unticked point needs a note.
          open={form.values.note !== '' || form.field('ticked').error !== undefined}
        >
          <TextArea {...form.text('note')} label={t.noteCheck} optional rows={2} />
        </Disclosure>
        <div className={styles.answers}>
          <EitherVersion
            form={made}
            submit={
              <Button type="submit" busy={form.busy}>
                {t.verify}
              </Button>
            }
          />
          {answers}
        </div>
      </Form>
      {rejection}
    </>
  );
}

const COMPARED: readonly Compared<Checked>[] = [
  {
    label: t.verdict,
    words: (values) => verdictWords(values, 'verified', checkedInWords(values.ticked, values.note)),
  },
  { label: t.expiresOn, words: ({ expiresOn }) => expiresOn && formatDate(expiresOn) },
];
