import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { ruledDocuments } from '../../../domain/documents.ts';
import { fieldsInWords } from '../../../domain/profile-fields.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import { DocumentsToAdd } from '../DocumentsToAdd.tsx';
import { askedChanges } from './asked-changes.ts';
import { CareDocuments } from './CareDocuments.tsx';
import { Documents } from './Documents.tsx';
import * as styles from './profile.css.ts';
import type { OwnProfile } from '../load-profile.ts';
import type { ProfileStore } from './profile-screen.ts';
import { SectionForm } from './SectionForm.tsx';
import { type Section, SECTIONS } from './sections.ts';
import { SendForReview } from './SendForReview.tsx';
import { TimeOff } from './TimeOff.tsx';
import type { TimeOffStore } from './time-off-screen.ts';
import { HEADING_ID } from './use-section-focus.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

// Only this section needs files. Without a connection a photo can't be sent either.
const OwnPhoto = lazy(() => import('./OwnPhoto.tsx').catch(() => ({ default: () => <></> })));

/** Staff review changes here before they count (reviewed_profiles). A phone number in “About you” counts at once. */
const READ_FIRST: readonly Section[] = ['about', 'care', 'skills'];

interface OpenSectionProps {
  section: Section;
  profile: OwnProfile;
  screen: Pick<
    ProfileStore,
    'page' | 'forms' | 'markMissing' | 'isMarked' | 'review' | 'rules' | 'documents'
  >;
  timeOff: TimeOffStore;
  /** The next section; undefined if saving is all. */
  next?: Section | undefined;
  /** Called after a section is saved. */
  goOn: (next: Section | undefined) => void;
  /** Called after the profile is sent. */
  onSent: () => void;
}

export function OpenSection(given: OpenSectionProps) {
  return (
    <section className={styles.column}>
      <Card>
        <Heading level={2} size="md" id={HEADING_ID} tabIndex={-1}>
          {SECTIONS[given.section].label}
        </Heading>
        <Content {...given} />
      </Card>
      {/* Below, since they can wait: a link leads to them once the profile is sent. */}
      {given.section === 'send' && (
        <DocumentsToAdd
          care={given.profile.careTypes}
          rules={given.screen.rules}
          documents={given.screen.documents}
        />
      )}
    </section>
  );
}

function Content({ section, profile, screen, timeOff, next, goOn, onSent }: OpenSectionProps) {
  const on = next && <GoOn to={next} />;
  if (section === 'days-off') {
    return (
      <>
        <TimeOff store={timeOff} />
        {on}
      </>
    );
  }
  if (section === 'documents') {
    return (
      <>
        <OwnDocuments profile={profile} screen={screen} />
        {on}
      </>
    );
  }
  if (section === 'photo') {
    return (
      <>
        <Suspense fallback={<Spinner label={t.lookingUpPhoto} />}>
          <OwnPhoto profile={profile} refresh={screen.page.reload} />
        </Suspense>
        {on}
      </>
    );
  }
  if (section === 'send') {
    return <SendForReview store={screen.review} onSent={onSent} />;
  }
  return (
    <SectionForm
      key={section}
      section={section}
      store={screen.forms[section]}
      asked={askedChanges(profile)}
      goesOn={next !== undefined}
      note={section === 'care' && <CareDocuments store={screen.forms.care} rules={screen.rules} />}
      onSaved={() => {
        const page = screen.page.$value.get();
        const waits =
          page.state === 'ready' && page.value.profile.changesSince !== null && READ_FIRST.includes(section);
        const saved = fill(t.saved, { label: SECTIONS[section].label });
        // What is missing is asked for here once. Saved again, it can wait until the profile is sent.
        const again = screen.isMarked(section);
        const missing = screen.markMissing(section, !again);
        // One at a time, since several would cover the next section on a phone.
        hush();
        if (missing.length > 0)
          toast(`${saved} ${fill(t.stillMissing, { what: missingInWords(missing) })}`, { tone: 'warning' });
        else toast(waits ? `${saved} ${t.changeCountsOnceRead}` : saved, { tone: 'success' });
        if (missing.length === 0 || again) goOn(next);
      }}
    />
  );
}

const NAMED = 2;

/** What is missing: up to two things by name, and how many more. */
const missingInWords = (columns: readonly string[]) => {
  const more = columns.length - NAMED;
  return fieldsInWords([...columns.slice(0, NAMED), ...(more > 0 ? [fill(t.andMore, { count: more })] : [])]);
};

const GoOn = ({ to }: { to: Section }) => (
  <div className={styles.foot}>
    <ButtonLink href={`?section=${to}`} iconAfter="chevron-right">
      {t.goOn}
    </ButtonLink>
  </div>
);

function OwnDocuments({ profile, screen }: Pick<OpenSectionProps, 'profile' | 'screen'>) {
  const rules = useStore(screen.rules.$value);
  return (
    <Loaded data={screen.documents} label={t.lookingUpDocuments}>
      {(documents) => (
        <Documents
          needed={rules.state === 'ready' ? ruledDocuments(profile.careTypes, rules.value) : []}
          documents={documents}
        />
      )}
    </Loaded>
  );
}
