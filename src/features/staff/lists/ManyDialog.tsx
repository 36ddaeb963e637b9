import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { fail, ok } from '../../../lib/result.ts';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { createReasonForm, LONGEST_REASON } from '../../../parts/reason-dialog/reason-form.ts';
import { createForm } from '../../../state/form.ts';
import { loadable } from '../../../state/loadable.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { ReadyTexts } from '../presets/ReadyTexts.tsx';
import type { ManyStep } from './many.ts';
import type { Outcome } from './selection.ts';
import * as t from './words.ts';

interface ManyDialogProps<Row> {
  step: ManyStep<Row>;
  ask: NonNullable<ManyStep<Row>['ask']>;
  count: number;
  onClose: () => void;
  run: (said: string) => Promise<readonly Outcome<Row>[]>;
}

/** Asks once for the words that go to all. They are kept while one row has not got them. */
export function ManyDialog<Row>({ step, ask, count: chosen, onClose, run }: ManyDialogProps<Row>) {
  // Kept, since the number shrinks while rows are done.
  const [count] = useState(chosen);
  const [choices] = useState(() => ask.options && loadable(ask.options));
  const act = async (said: string) => {
    const failed = (await run(said)).find(({ failure }) => failure)?.failure;
    return failed ? fail(failed) : ok(null);
  };
  const dialog = {
    onClose,
    confirm: fill(t.forMany, { label: step.label.replace('…', ''), count }),
    danger: step.danger,
    explain: (failure: Failure) => explain(failure, step.wording),
  };
  return (
    <Dialog open onClose={onClose} title={fill(ask.title, { count })}>
      {choices ? (
        <Loaded data={choices} label={t.loadingChoices}>
          {(options) => (
            <DialogForm
              {...dialog}
              form={() =>
                createForm({
                  initial: { to: '' },
                  check: ({ to }) => ({ to: to ? undefined : t.chooseOneOfThese }),
                  submit: ({ to }) => act(to),
                })
              }
            >
              {(form) => (
                <Select
                  {...form.text('to')}
                  label={ask.label}
                  hint={ask.hint}
                  placeholder={t.choose}
                  options={options}
                />
              )}
            </DialogForm>
          )}
        </Loaded>
      ) : (
        <DialogForm {...dialog} form={() => createReasonForm(act, ask.draft, ask.optional)}>
          {(form) => (
            <>
              <TextArea
                {...form.text('reason')}
                label={ask.label}
                hint={ask.hint}
                optional={ask.optional}
                maxLength={LONGEST_REASON}
              />
              {ask.preset && (
                <ReadyTexts
                  kind={ask.preset}
                  words={form.values.reason}
                  onUse={(reason) => form.change({ reason })}
                />
              )}
            </>
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}
