import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { focusField } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Stepper } from '../../../ui/stepper/Stepper.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { CheckFields } from './CheckFields.tsx';
import { QuestionField } from './QuestionField.tsx';
import { check, fieldsFor, type Step, stepBefore, stepsFor } from './steps.ts';
import type { Wizard } from './wizard.ts';

interface StepScreenProps {
  wizard: Wizard;
  step: Step;
  consent: string;
}

/** One step: where it stands, its question, its fields, and the ways on and back. */
export function StepScreen({ wizard, step, consent }: StepScreenProps) {
  const { words } = wizard;
  const answers = useStore(wizard.$answers);
  const { faults, failure, attempt, busy } = useStore(wizard.$form);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = step === check;
  const here = stepsFor(answers);
  const title = words.titles[step.slug] ?? step.title;

  useEffect(() => {
    document.title = `${title} – Caregiver Placement`;
    const focus = wizard.$focus.get();
    if (focus === 'heading') {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    } else if (focus) focusField(focus);
  }, [wizard, title]);

  return (
    <Stack gap={5}>
      <Stepper
        steps={here.map(({ label, slug }, index) => ({
          label,
          state: slug === step.slug ? 'current' : index < here.indexOf(step) ? 'done' : 'ahead',
        }))}
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) void wizard.submit();
          else wizard.next();
        }}
      >
        <ErrorSummary
          attempt={attempt}
          errors={(isLast ? here : [step])
            .flatMap((asking) => fieldsFor(asking, answers))
            .flatMap((field) => (faults[field] ? [{ fieldId: field, message: faults[field] }] : []))}
        />
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {isLast ? (
          <CheckFields
            answers={answers}
            faults={faults}
            answer={wizard.answer}
            consent={consent}
            words={words}
          />
        ) : (
          fieldsFor(step, answers).map((field) => (
            <QuestionField
              key={field}
              field={field}
              answers={answers}
              faults={faults}
              answer={wizard.answer}
              questions={words.questions}
            />
          ))
        )}
        {isLast && failure && <words.Failure error={failure} />}
        <Stack direction="row" gap={2} wrap>
          <Button type="submit" busy={busy} busyLabel={words.sending}>
            {isLast ? (failure ? words.again : words.send) : 'Continue'}
          </Button>
          {stepBefore(step, answers) && (
            <Button variant="quiet" icon="chevron-left" onClick={() => wizard.back()}>
              Back
            </Button>
          )}
        </Stack>
      </Form>
    </Stack>
  );
}
