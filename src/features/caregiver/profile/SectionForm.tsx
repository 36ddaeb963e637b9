import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { WhenConnected } from '../WhenConnected.tsx';
import type { AskedChanges } from './asked-changes.ts';
import * as styles from './profile.css.ts';
import type { SectionForm as SectionFormStore } from './section-form.ts';
import { SECTION_FIELDS } from './SectionFields.tsx';
import type { FilledSection } from './sections.ts';
import { useSectionForm } from './use-section-form.tsx';

interface SectionFormProps {
  section: FilledSection;
  store: SectionFormStore;
  /** What we want changed. */
  asked?: AskedChanges | undefined;
  /** Whether saving leads to another section. */
  goesOn: boolean;
  /** What stands above the fields and is saved by itself. */
  above?: ReactNode;
  onSaved: () => void;
}

/** The fields of one section, saved by themselves. */
export function SectionForm({ section, store, asked, goesOn, above, onSaved }: SectionFormProps) {
  const form = useSectionForm(store, asked, onSaved);
  const Fields = SECTION_FIELDS[section];
  return (
    <>
      <ErrorSummary {...form.summary} />
      {above}
      <Form {...form.props}>
        {form.restored && (
          <Notice
            title="We kept what you had typed"
            actions={
              <Button variant="secondary" size="small" onClick={() => store.reset()}>
                Discard these changes
              </Button>
            }
          >
            It is on this device only. Save it to keep it for good.
          </Notice>
        )}
        <Fields form={form} />
        <div className={styles.foot}>
          <WhenConnected to="to save this. What you typed stays here">
            <Button
              type="submit"
              busy={form.busy}
              busyLabel="Saving…"
              iconAfter={goesOn ? 'chevron-right' : undefined}
            >
              {goesOn ? 'Save and go on' : 'Save'}
            </Button>
          </WhenConnected>
        </div>
      </Form>
    </>
  );
}
