import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
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
  onSaved: () => void;
}

/** The fields of one section, saved by themselves. */
export function SectionForm({ section, store, asked, goesOn, onSaved }: SectionFormProps) {
  const form = useSectionForm(store, asked, onSaved);
  const Fields = SECTION_FIELDS[section];
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
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
        <Button
          type="submit"
          busy={form.busy}
          busyLabel="Saving…"
          iconAfter={goesOn ? 'chevron-right' : undefined}
        >
          {goesOn ? 'Save and go on' : 'Save'}
        </Button>
      </div>
    </Form>
  );
}
