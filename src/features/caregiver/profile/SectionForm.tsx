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
import * as t from './words.ts';

interface SectionFormProps {
  section: FilledSection;
  store: SectionFormStore;
  /** The changes that staff asked for. */
  asked?: AskedChanges | undefined;
  /** Whether saving leads to another section. */
  goesOn: boolean;
  onSaved: () => void;
  /** What follows from the fields, below them. */
  note?: ReactNode;
}

/** The form of one section, which is saved by itself. */
export function SectionForm({ section, store, asked, goesOn, onSaved, note }: SectionFormProps) {
  const form = useSectionForm(store, asked, onSaved);
  const Fields = SECTION_FIELDS[section];
  return (
    <>
      {/* Only after a try to save: empty fields may be saved, and are just marked. */}
      {form.summary.attempt > 0 && <ErrorSummary {...form.summary} />}
      <Form {...form.props}>
        {form.restored && (
          <Notice
            title={t.keptWhatTyped}
            actions={
              <Button variant="secondary" size="small" onClick={() => store.reset()}>
                {t.discardTheseChanges}
              </Button>
            }
          >
            {t.deviceOnlySaveKeep}
          </Notice>
        )}
        <Fields form={form} />
        {note}
        <div className={styles.foot}>
          <WhenConnected to={t.saveWhatTypedStays}>
            <Button
              type="submit"
              busy={form.busy}
              busyLabel={t.saving}
              iconAfter={goesOn ? 'chevron-right' : undefined}
            >
              {goesOn ? t.saveGo : t.save}
            </Button>
          </WhenConnected>
        </div>
      </Form>
    </>
  );
}
