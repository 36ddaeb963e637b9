import { type Answers, type Faults, type Field, wordingOf } from '../../../domain/questions/questions.ts';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../lib/fill.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { FieldError } from '../../../ui/field/FieldError.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { atJoints } from './at-joints.tsx';
import { changeOf } from './change-link.ts';
import { CALLER_CONSENT, FAMILY_CONSENT } from './consent.ts';
import * as styles from './CheckFields.css.ts';
import { type QuestionAndAnswer, reviewOf } from './steps.ts';
import { NOT_ANSWERED } from './to-request.ts';
import type { Words } from './family-words.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './check.words.ts';

interface CheckFieldsProps {
  answers: Answers;
  faults: Faults;
  answer: (changed: Partial<Answers>) => void;
  words: Words;
}

/** Every answer as it will be kept. A plain link to the field's id leads back to each field. */
export default function CheckFields({ answers, faults, answer, words: { questions } }: CheckFieldsProps) {
  const isShown = ({ field, answer: given }: QuestionAndAnswer) => given !== '' || faults[field];
  const all = reviewOf(answers, questions);
  const review = all.flatMap(({ step, summary }) => {
    const shown = summary.filter(isShown);
    return shown.length > 0 ? [{ step, summary: shown }] : [];
  });
  return (
    <>
      <Card>
        <div className={styles.answers}>
          {review.map(({ step, summary }) => (
            <section key={step.slug} className={styles.step}>
              <h2 className={styles.title}>
                {step.internal ? fill(t.notReadOut, { label: step.label }) : step.label}
              </h2>
              <Answered said={summary} faults={faults} />
            </section>
          ))}
          <LeftOut questions={all.flatMap(({ summary }) => summary.filter((each) => !isShown(each)))} />
        </div>
      </Card>
      {!answers.byStaff && (
        <Checkbox
          id="contactConfirmed"
          label={wordingOf('contactConfirmed', answers)}
          checked={answers.contactConfirmed}
          error={faults.contactConfirmed}
          onChange={(event) => answer({ contactConfirmed: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        id="consent"
        label={answers.byStaff ? CALLER_CONSENT : FAMILY_CONSENT}
        hint={
          <Link href={href('privacy')} target="_blank">
            {t.whatKeepHowLong}
          </Link>
        }
        checked={answers.consent}
        error={faults.consent}
        onChange={(event) => answer({ consent: event.currentTarget.checked })}
      />
    </>
  );
}

const SHORT: Partial<Record<Field, string>> = t.inShort;

function Answered({ said, faults }: { said: QuestionAndAnswer[]; faults: Faults }) {
  return (
    <dl className={styles.list}>
      {said.map(({ field, question, answer }) => (
        <div key={field} className={styles.row}>
          <dt className={styles.term}>{SHORT[field] ?? question}</dt>
          <dd className={styles.description}>
            <div className={styles.given}>
              {faults[field] && <FieldError id={`${field}-fault`}>{faults[field]}</FieldError>}
              {atJoints(answer || NOT_ANSWERED)}
            </div>
            <Link id={changeOf(field)} href={`#${field}`}>
              {fillNodes(t.change, { question: <VisuallyHidden>{question}</VisuallyHidden> })}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Optional questions without an answer, folded. */
function LeftOut({ questions }: { questions: QuestionAndAnswer[] }) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.leftOut} data-no-print>
      <Disclosure summary={fill(t.notAnswered, { none: NOT_ANSWERED, count: questions.length })}>
        <ul role="list" className={styles.list}>
          {questions.map(({ field, question }) => (
            <li key={field}>
              <Link id={changeOf(field)} href={`#${field}`}>
                {question}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
