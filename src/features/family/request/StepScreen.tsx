import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { focusField } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Stepper } from '../../../ui/stepper/Stepper.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { afterPaint } from './after-paint.ts';
import { changeOf } from './change-link.ts';
import { CheckFields, isUnasked } from './later-screens.ts';
import { QuestionField } from './QuestionField.tsx';
import { sharedDevice } from '../../../state/device/storage.ts';
import { check, fieldsFor, type Step, stepBefore, stepsFor, who } from './steps.ts';
import type { Wizard } from './wizard.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface StepScreenProps {
  wizard: Wizard;
  step: Step;
  /** The next step is being drawn. */
  leaving: boolean;
  /** Asks whether others use this device. A shared device keeps nothing. */
  asksOfDevice?: boolean | undefined;
}

export function StepScreen({ wizard, step, leaving, asksOfDevice }: StepScreenProps) {
  const { words } = wizard;
  const answers = useStore(wizard.$answers);
  const { faults, failure, attempt, busy } = useStore(wizard.$form);
  // Deferred: the button's label must not change while the next step is being drawn.
  const isChange = useDeferredValue(useStore(wizard.$isChange));
  const heading = useRef<HTMLHeadingElement>(null);
  const heldFor = useRef('');
  const isLast = step === check;
  const here = stepsFor(answers);
  const title = words.titles[step.slug] ?? step.title;

  useEffect(() => {
    document.title = fill(t.caregiverPlacement, { title });
    const focus = wizard.$focus.get();
    if (!focus) return;
    // A folded field can't take the focus.
    document.querySelector(`details:has(#${focus})`)?.setAttribute('open', '');
    if (focusField(changeOf(focus)) || focusField(focus)) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [wizard, title]);

  // On a shared device there is no draft to come back to.
  useEffect(() => {
    if (!answers.sharedDevice) return undefined;
    sharedDevice.keep(true);
    return warnBeforeLeaving(wizard);
  }, [wizard, answers.sharedDevice]);

  return (
    <Stack gap={5}>
      <Stepper
        steps={here.map(({ label, slug }, index) => ({
          label,
          state: slug === step.slug ? 'current' : index < here.indexOf(step) ? 'done' : 'ahead',
        }))}
      />
      <Form
        id="questions"
        onSubmit={(event) => {
          event.preventDefault();
          const email = event.currentTarget.querySelector<HTMLInputElement>('[type=email]');
          if (isLast) void wizard.submit();
          else if (email && heldFor.current !== email.value && isUnasked(email.value)) {
            // The field asks about a likely slip when it loses focus. A person who presses Continue at once is asked
            // first, and has to press it again.
            heldFor.current = email.value;
            email.focus();
            event.nativeEvent.submitter?.focus();
          } else
            afterPaint(() => {
              // A second tap while the next step is being drawn is ignored.
              if (wizard.$step.get() === step) wizard.next();
            });
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
          <CheckFields answers={answers} faults={faults} answer={wizard.answer} words={words} />
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
        {asksOfDevice && step === who && (
          <Checkbox
            id="sharedDevice"
            name="sharedDevice"
            label={t.sharedDevice}
            hint={t.libraryHospitalExampleNothing}
            checked={answers.sharedDevice}
            onChange={({ currentTarget: { checked } }) => {
              sharedDevice.keep(checked || undefined);
              wizard.answer({ sharedDevice: checked });
            }}
          />
        )}
        {isLast && failure && <words.Failure error={failure} />}
        <Stack direction="row" gap={2} wrap>
          <Button type="submit" busy={busy || leaving} busyLabel={busy ? words.sending : undefined}>
            {isLast ? (failure ? words.again : words.send) : isChange ? t.saveGoBack : t.continueOn}
          </Button>
          {stepBefore(step, answers) && (
            <Button variant="quiet" icon="chevron-left" onClick={() => wizard.back()}>
              {t.back}
            </Button>
          )}
        </Stack>
      </Form>
    </Stack>
  );
}

function warnBeforeLeaving({ $phase }: Wizard): () => void {
  // Once the request is sent, nothing can be lost.
  const warn = (event: BeforeUnloadEvent) => {
    if ($phase.get() !== 'loading') event.preventDefault();
  };
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}
