import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ComponentType } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { focusField } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Stepper } from '../../../ui/stepper/Stepper.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { CareFields } from './CareFields.tsx';
import { CheckFields } from './CheckFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { HelperFields } from './HelperFields.tsx';
import { SendFailure } from './SendFailure.tsx';
import type { StepFieldsProps } from './step-fields.ts';
import type { Step } from './step.ts';
import { stepBefore, stepsFor } from './steps.ts';
import { check } from './steps/check.ts';
import { TeamFields } from './TeamFields.tsx';
import { WhenFields } from './WhenFields.tsx';
import { WhereFields } from './WhereFields.tsx';
import { WhoFields } from './WhoFields.tsx';
import type { Wizard } from './wizard.ts';

const FIELDS: Record<string, ComponentType<StepFieldsProps & { consent: string }>> = {
  who: WhoFields,
  helper: HelperFields,
  care: CareFields,
  when: WhenFields,
  where: WhereFields,
  contact: ContactFields,
  team: TeamFields,
  check: CheckFields,
};

/** One step: where it stands, its question, its fields, and the ways on and back. */
export function StepScreen({ wizard, step, consent }: { wizard: Wizard; step: Step; consent: string }) {
  const answers = useStore(wizard.$answers);
  const errors = useStore(wizard.$errors);
  const attempt = useStore(wizard.$attempt);
  const { busy, error } = useStore(wizard.$sending);
  const heading = useRef<HTMLHeadingElement>(null);
  const Fields = FIELDS[step.slug];
  const isLast = step === check;
  const here = stepsFor(answers);

  useEffect(() => {
    document.title = `${step.title} – Caregiver Placement`;
    const focus = wizard.$focus.get();
    if (focus === 'heading') {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    } else if (focus) focusField(focus);
  }, [wizard, step]);

  return (
    <Stack gap={5}>
      <Stepper
        steps={here.map(({ label, slug }, index) => ({
          label,
          state: slug === step.slug ? 'current' : index < here.indexOf(step) ? 'done' : 'todo',
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
          errors={(isLast ? here.flatMap(({ fields }) => fields) : step.fields).flatMap((field) =>
            errors[field] ? [{ fieldId: field, message: errors[field] }] : [],
          )}
        />
        <Heading level={1} ref={heading} tabIndex={-1}>
          {step.title}
        </Heading>
        {Fields && <Fields answers={answers} errors={errors} answer={wizard.answer} consent={consent} />}
        {isLast && error && Object.keys(errors).length === 0 && <SendFailure error={error} />}
        <Stack direction="row" gap={2} wrap>
          <Button type="submit" busy={busy} busyLabel="Sending your request…">
            {isLast ? (error ? 'Send again' : 'Send request') : 'Continue'}
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
