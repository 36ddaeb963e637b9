import { useState } from 'react';
import type { FamilyLink, TrackedRequest } from '../../../data/tracked-request.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { formatDate, formatDateTime } from '../../../domain/operator.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { fill } from '../../../lib/fill.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { ShareLink } from '../../../parts/share-link/ShareLink.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import type { Changes } from './changes.ts';
import { linkDraft } from './drafts.ts';
import { createLinkForm, type MadeLink } from './link-form.ts';
import { nameOfLink } from './link-words.ts';
import { exact } from './track.css.ts';
import * as t from './links.words.ts';

export interface LinksCardProps {
  request: TrackedRequest;
  changes: Pick<Changes, 'addLink' | 'endLink'>;
  offline: boolean;
  /** The link made here last, which shows once. */
  made: MadeLink | undefined;
  onMade: (link: MadeLink | undefined) => void;
}

/** Every link that opens the whole request: who has it, how to end it, and how to make one for another person. */
export default function LinksCard({ request, changes, offline, made, onMade }: LinksCardProps) {
  const [ending, setEnding] = useState<FamilyLink>();
  const end = {
    $state: changes.endLink.$state,
    run: () => changes.endLink.run(ending?.id ?? ''),
  };
  const links = request.links ?? [];
  const ofEmails = links.filter(({ purpose }) => purpose !== 'all');
  const entries = (shown: FamilyLink[]) => (
    <DividedList>
      {shown.map((link) => (
        <li key={link.id}>
          <LinkEntry
            link={link}
            end={() => {
              hush();
              setEnding(link);
            }}
          />
        </li>
      ))}
    </DividedList>
  );
  return (
    <>
      <Text measure>{t.linkExplained}</Text>
      {links.some(({ knownToStaff }) => knownToStaff) && <Text measure>{t.knownLinkExplained}</Text>}
      <NeedsConnection offline={offline} to={t.toMakeOrEnd}>
        {entries(links.filter(({ purpose }) => purpose === 'all'))}
        {ofEmails.length > 0 && (
          <Disclosure summary={fill(t.linksInEmails, { count: ofEmails.length })}>
            {entries(ofEmails)}
          </Disclosure>
        )}
        <MakeLink reference={request.reference} addLink={changes.addLink} made={made} onMade={onMade} />
      </NeedsConnection>
      <ConfirmDialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={fill(t.endLinkNamed, { name: ending ? nameOfLink(ending) : '' })}
        confirm={t.endLinkNow}
        busyLabel={t.endingLink}
        act={end}
        onDone={() => {
          toast(t.linkIsEnded, { tone: 'success' });
          if (ending?.name === made?.name) onMade(undefined);
          focusWhenShown('link-name');
        }}
      >
        {t.linkStopsWorking}
      </ConfirmDialog>
    </>
  );
}

function LinkEntry({ link, end }: { link: FamilyLink; end: () => void }) {
  const { madeBy, madeAt, lastUsedAt, expiresAt, knownToStaff, isThis } = link;
  // The device that sent the request opens it without a link.
  const unused = madeBy === 'request' && !knownToStaff ? t.linkOfSending : t.linkNotUsed;
  // This page's own link is in use now, which the last use, kept to the hour, would not show.
  const used = isThis
    ? fill(t.linkMade, { made: formatDate(madeAt) })
    : lastUsedAt
      ? fill(t.linkUsed, { made: formatDate(madeAt), used: formatDateTime(lastUsedAt) })
      : fill(unused, { made: formatDate(madeAt) });
  const until = expiresAt && fill(t.linkUntil, { day: formatDate(expiresAt) });
  const known = knownToStaff && t.linkKnownToStaff;
  return (
    <Stack gap={1} align="start">
      <Text strong>{nameOfLink(link)}</Text>
      <Text tone="muted" size="sm">
        {[used, until, known].filter(Boolean).join('. ')}
      </Text>
      {isThis ? (
        <Text size="sm">{t.thisLink}</Text>
      ) : (
        <Button variant="secondary" size="small" onClick={end}>
          {t.endLink}
        </Button>
      )}
    </Stack>
  );
}

type MakeLinkProps = Pick<Changes, 'addLink'> &
  Pick<LinksCardProps, 'made' | 'onMade'> &
  Pick<TrackedRequest, 'reference'>;

function MakeLink({ reference, addLink, made, onMade }: MakeLinkProps) {
  const [store] = useState(() => createLinkForm(addLink, linkDraft(reference)));
  const form = useForm(store, {
    prefix: 'link',
    explain: (failure) => explainOnForm(failure, { too_many_links: t.tooManyLinks }),
    onDone: (link) => {
      store.reset();
      onMade(link);
      focusWhenShown('link-made');
    },
  });
  return (
    <div data-no-print>
      <Stack gap={3}>
        <Heading level={3}>{t.makeAnotherLink}</Heading>
        {made && (
          <div id="link-made" tabIndex={-1}>
            <Notice
              tone="success"
              title={fill(t.linkReady, { name: made.name })}
              actions={<ShareLink link={made.key} name={made.name} />}
            >
              {t.linkShownOnce} <span className={exact}>{trackingLink(location.origin, made.key)}</span>
            </Notice>
          </div>
        )}
        <Form {...form.props}>
          <ErrorSummary {...form.summary} />
          <TextField
            {...form.text('name')}
            label={t.linkName}
            hint={t.linkNameHint}
            width="medium"
            autoComplete="off"
          />
          <Stack direction="row">
            <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.makingLink}>
              {t.makeLink}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </div>
  );
}
