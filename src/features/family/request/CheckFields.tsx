import { type Answers, type Faults, wordingOf } from '../../../domain/questions/questions.ts';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { FieldError } from '../../../ui/field/FieldError.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './CheckFields.css.ts';
import { reviewOf } from './steps.ts';
import { NOT_ANSWERED } from './to-request.ts';
import type { Words } from './words.ts';

interface CheckFieldsProps {
  answers: Answers;
  faults: Faults;
  answer: (changed: Partial<Answers>) => void;
  /** What the person agrees to. */
  consent: string;
  words: Words;
}

/** Every answer as it will be kept, each with a way back to its field: a plain link to the field's id. */
export function CheckFields({ answers, faults, answer, consent, words }: CheckFieldsProps) {
  return (
    <>
      {reviewOf(answers, words.questions).map(({ step, summary }) => (
        <Card key={step.slug} heading={words.titles[step.slug] ?? step.title}>
          <DescriptionList
            items={summary.map(({ field, question, answer: given }) => ({
              term: question,
              description: (
                <div className={styles.row}>
                  <div className={styles.given}>
                    {faults[field] && <FieldError id={`${field}-fault`}>{faults[field]}</FieldError>}
                    {given || NOT_ANSWERED}
                  </div>
                  <Link href={`#${field}`}>
                    Change <VisuallyHidden>{question}</VisuallyHidden>
                  </Link>
                </div>
              ),
            }))}
          />
        </Card>
      ))}
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
        label={consent}
        hint={
          <Link href={href('privacy')} target="_blank">
            What we keep and how long (opens in a new tab)
          </Link>
        }
        checked={answers.consent}
        error={faults.consent}
        onChange={(event) => answer({ consent: event.currentTarget.checked })}
      />
    </>
  );
}
