import { useState } from 'react';
import { loadCaregiver } from '../../../data/profiles.ts';
import { describeWeek } from '../../../domain/week-words.ts';
import { href } from '../../../domain/routes.ts';
import { CARE_TYPES, inWords, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { fill } from '../../../lib/fill.ts';
import { BothVersions, type Compared, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { loadable } from '../../../state/loadable.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NoCaregiver } from '../caregivers/NoCaregiver.tsx';
import { type ChangeInput, createChangeForm, type StoredProfile } from './change-form.ts';
import { KeptNotice } from './KeptNotice.tsx';
import CareFields from './CareFields.tsx';
import { WhoFields } from './WhoFields.tsx';
import * as t from './words.ts';

/** `/admin/caregivers/{id}/profile`: staff fill in or change a caregiver's profile. */
export default function ChangeProfileScreen({ params, open }: ScreenProps) {
  const id = params['id'] ?? '';
  const [profile] = useState(() => loadable(() => loadCaregiver(id)));
  return (
    <Loaded data={profile} label={t.loadingProfile} pageTitle={t.changeProfile} missing={<NoCaregiver />}>
      {(stored) => <Change stored={stored} refresh={profile.reload} open={open} />}
    </Loaded>
  );
}

interface ChangeProps extends Pick<ScreenProps, 'open'> {
  stored: StoredProfile;
  refresh: () => Promise<unknown>;
}

function Change({ stored, refresh, open }: ChangeProps) {
  const { userId: id, fullName } = stored;
  const [store] = useState(() => createChangeForm(stored, { load: () => loadCaregiver(id), refresh }));
  const form = useForm(store, {
    failureTitle: t.notSaved,
    onDone: () => {
      toast(t.saved, { tone: 'success' });
      open(href('adminCaregiver', { id }));
    },
  });
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.changeProfile}
        intro={fill(t.changeIntro, { name: fullName ?? t.theCaregiver })}
        breadcrumbs={[
          { label: t.caregivers, href: href('adminCaregivers') },
          { label: fullName ?? t.theCaregiver, href: href('adminCaregiver', { id }) },
          { label: t.changeProfile },
        ]}
      />
      <ErrorSummary {...form.summary} />
      <Form {...form.props}>
        {form.restored && <KeptNotice store={store} />}
        <BothVersions form={store} fields={COMPARED} />
        <WhoFields form={form} />
        <CareFields form={form} />
        <EitherVersion
          form={store}
          submit={
            <div>
              <Button type="submit" busy={form.busy} busyLabel={t.saving}>
                {t.saveChanges}
              </Button>
            </div>
          }
        />
      </Form>
    </Stack>
  );
}

const COMPARED: readonly Compared<ChangeInput>[] = [
  { label: t.fullName, words: ({ fullName }) => fullName },
  { label: t.phone, words: ({ phone }) => phone },
  { label: t.birthYear, words: ({ birthYear }) => birthYear },
  { label: t.about, words: ({ about }) => about },
  { label: t.place, words: ({ place }) => place?.label ?? '' },
  { label: t.radius, words: ({ radius }) => radius },
  { label: t.availability, words: ({ availability }) => describeWeek(availability) },
  { label: t.hourlyRate, words: ({ hourlyRate }) => hourlyRate },
  { label: t.careTypes, words: ({ careTypes }) => inWords(careTypes, CARE_TYPES) },
  { label: t.experienceYears, words: ({ experienceYears }) => experienceYears },
  { label: t.skills, words: ({ skills }) => inWords(skills, SKILLS) },
  { label: t.languages, words: ({ languages }) => inWords(languages, LANGUAGES) },
  { label: t.otherLanguages, words: ({ otherLanguages }) => otherLanguages },
];
