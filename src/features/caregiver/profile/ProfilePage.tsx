import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { documentState, ruledDocuments } from '../../../domain/documents.ts';
import { href } from '../../../domain/routes.ts';
import { PROFILE_STATUS } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { WaitingChanges } from '../../../parts/waiting-changes/WaitingChanges.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { media } from '../../../theme/media.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { CompletenessCard } from '../CompletenessCard.tsx';
import type { ProfilePage as Page } from '../load-profile.ts';
import { ToConfirm } from '../entered/ToConfirm.tsx';
import { documentsMissing } from '../documents-missing.ts';
import { profileInWords } from '../profile-in-words.ts';
import { WayBack } from '../WayBack.tsx';
import { askedChanges } from './asked-changes.ts';
import { OpenSection } from './OpenSection.tsx';
import * as styles from './profile.css.ts';
import type { ProfileStore } from './profile-screen.ts';
import { SectionList } from './SectionList.tsx';
import { firstSection, sectionAfter, sectionState } from './section-states.ts';
import { FILLED_SECTIONS, type placeIn, type Section, sectionsFor } from './sections.ts';
import type { TimeOffStore } from './time-off-screen.ts';
import { useSectionFocus } from './use-section-focus.ts';
import * as t from './words.ts';

interface ProfilePageProps {
  page: Page;
  screen: ProfileStore;
  timeOff: TimeOffStore;
  /** The section or field that the address names. */
  place: ReturnType<typeof placeIn>;
  open: ScreenProps['open'];
}

/** The profile as a list of its sections, with one open. */
export function ProfilePage({ page, screen, timeOff, place, open }: ProfilePageProps) {
  const { profile, completeness } = page;
  const canSend = profile.status === 'draft' || profile.status === 'changes_requested';
  const states = useStates(page, screen, timeOff, canSend);
  // Once the profile is sent, only the documents are left to do.
  const chosen = place.section === 'send' && !canSend ? 'documents' : place.section;
  const goTo = (section: Section, replace?: boolean) =>
    open(`${href('caregiverProfile')}?section=${section}`, replace);
  useSectionFocus(chosen, place.field);
  useEffect(() => {
    const section = place.field && FILLED_SECTIONS.find((filled) => filled === chosen);
    if (section) screen.markMissing(section);
  }, [screen, chosen, place.field]);
  const first = firstSection(states);
  useEffect(() => {
    // If there is room beside the list, a section is always open.
    if (!chosen && profile.status !== 'suspended' && matchMedia(media.lg).matches) goTo(first, true);
    // A link to a field names its section, too, for a reload and for the section opened next.
    const named = `?section=${chosen}${place.job ? `&job=${place.job}` : ''}`;
    if (place.field && location.search !== named)
      open(`${href('caregiverProfile')}${named}#${place.field}`, true);
  });
  const meter = completeness.percent < 100 && <Progress value={completeness.percent} label={t.yourProfile} />;
  // Before sending, what is missing shows at any width. Else each section says how much it lacks.
  const atSend = chosen === 'send';
  const whole = chosen ? styles.givesWay : undefined;
  return (
    <Stack gap={4}>
      <div className={whole}>
        <PageHeader
          title={t.yourProfile}
          badge={<StatusBadge status={PROFILE_STATUS[profile.status]} />}
          intro={profile.status === 'suspended' ? undefined : t.whatPlacementTeamReads}
          actions={
            <ButtonLink href={href('account')} variant="secondary">
              {t.yourAccount}
            </ButtonLink>
          }
        />
      </div>
      <div className={whole}>
        <ToConfirm profile={profile} reload={screen.page.reload} />
      </div>
      {profile.status !== 'draft' && (
        <div className={`${styles.column} ${whole ?? ''}`}>
          <ProfileNotice page={page} />
          <WaitingChanges profile={profile} heading={t.whatWaitsRead} />
        </div>
      )}
      {profile.status !== 'suspended' && (
        <div className={styles.columns}>
          <div className={`${styles.column} ${whole ?? ''}`}>
            {!atSend && meter}
            <SectionList states={states} open={chosen} />
          </div>
          {chosen && (
            <div className={styles.column}>
              <div className={styles.top}>
                <div className={styles.title}>
                  <Heading level={1} size="md">
                    {t.yourProfile}
                  </Heading>
                  {!place.job && <WayBack href={href('caregiverProfile')} label={t.allParts} />}
                </div>
                {!atSend && meter}
              </div>
              {place.job && (
                <div>
                  <WayBack href={href('caregiverApply', { jobId: place.job })} label={t.backToJob} />
                </div>
              )}
              {atSend && meter && <CompletenessCard completeness={completeness} />}
              <OpenSection
                section={chosen}
                profile={profile}
                screen={screen}
                timeOff={timeOff}
                next={canSend ? sectionAfter(states, chosen, profile.status === 'draft') : undefined}
                goOn={(section) => {
                  if (place.job) open(href('caregiverApply', { jobId: place.job }));
                  else if (section) goTo(section);
                }}
                onSent={() => {
                  const [document] = documentsMissing(profile.careTypes, screen);
                  const kind = document ? `&kind=${document}` : '';
                  open(`${href('caregiverDocuments')}?sent${kind}`, true);
                }}
              />
            </div>
          )}
        </div>
      )}
    </Stack>
  );
}

function useStates(page: Page, screen: ProfileStore, timeOff: TimeOffStore, canSend: boolean) {
  const unsaved = useStore(screen.$unsaved);
  const daysOff = useStore(timeOff.daysOff.$value);
  const [rules, documents] = [useStore(screen.rules.$value), useStore(screen.documents.$value)];
  const { profile, completeness } = page;
  const known = {
    profile,
    missing: completeness.missing,
    asked: askedChanges(profile),
    unsaved,
    daysOff: daysOff.state === 'ready' ? daysOff.value : undefined,
    documents:
      rules.state === 'ready' && documents.state === 'ready'
        ? ruledDocuments(profile.careTypes, rules.value).map((kind) => ({
            state: documentState(kind, documents.value),
          }))
        : undefined,
  };
  return sectionsFor(canSend).map((section) => sectionState(section, known));
}

/** The profile's status, and what changing it means. */
function ProfileNotice({ page }: { page: Page }) {
  const { profile, completeness } = page;
  const { tone, title, now, editing } = profileInWords(profile, completeness.percent, page);
  const first = askedChanges(profile)?.fields[0];
  return (
    <Notice
      tone={tone}
      title={title}
      actions={first && <Link href={`#${first}`}>{t.goWhatShouldChange}</Link>}
    >
      {now} {editing}
    </Notice>
  );
}
