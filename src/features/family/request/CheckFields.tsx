import { Fragment } from 'react';
import { type Answers, type Faults, wordingOf } from '../../../domain/questions/questions.ts';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { FieldError } from '../../../ui/field/FieldError.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { atJoints } from './at-joints.tsx';
import { changeOf } from './change-link.ts';
import { CALLER_CONSENT, FAMILY_CONSENT } from './consent.ts';
import * as styles from './CheckFields.css.ts';
import { type QuestionAndAnswer, reviewOf } from './steps.ts';
import { NOT_ANSWERED } from './to-request.ts';
import type { Words } from './family-words.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface CheckFieldsProps {
  answers: Answers;
  faults: Faults;
  answer: (changed: Partial<Answers>) => void;
  words: Words;
}

/** Every answer as it will be kept, each with a way back to its field: a plain link to the field's id. */
export default function CheckFields({ answers, faults, answer, words }: CheckFieldsProps) {
  const isShown = ({ field, answer: given }: QuestionAndAnswer) => given !== '' || faults[field];
  const all = reviewOf(answers, words.questions);
  const review = all.flatMap(({ step, summary }) => {
    const shown = summary.filter(isShown);
    return shown.length > 0 ? [{ step, summary: shown }] : [];
  });
  return (
    <>
      <Card>
        {review.map(({ step, summary }) => (
          <section key={step.slug} className={styles.step}>
            <Heading level={2} size="sm">
              {step.label}
            </Heading>
            <Answered said={summary} faults={faults} />
          </section>
        ))}
        <LeftOut questions={all.flatMap(({ summary }) => summary.filter((each) => !isShown(each)))} />
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

function Answered({ said, faults }: { said: QuestionAndAnswer[]; faults: Faults }) {
  return (
    <DescriptionList
      items={said.map(({ field, question, answer }) => ({
        term: question,
        description: (
          <div className={styles.row}>
            <div className={styles.given}>
              {faults[field] && <FieldError id={`${field}-fault`}>{faults[field]}</FieldError>}
              {atJoints(answer || NOT_ANSWERED)}
            </div>
            <Link id={changeOf(field)} href={`#${field}`}>
              {fillNodes(t.change, { question: <VisuallyHidden>{question}</VisuallyHidden> })}
            </Link>
          </div>
        ),
      }))}
    />
  );
}

/** What needs no answer and has none, in one line. */
function LeftOut({ questions }: { questions: QuestionAndAnswer[] }) {
  if (questions.length === 0) return null;
  return (
    <p className={styles.leftOut} data-no-print>
      {NOT_ANSWERED}:{' '}
      {questions.map(({ field, question }, index) => (
        <Fragment key={field}>
          {index > 0 && ' · '}
          <Link id={changeOf(field)} href={`#${field}`}>
            {question}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
