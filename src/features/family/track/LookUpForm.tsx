import { useStore } from '@nanostores/react';
import { href } from '../../../domain/routes.ts';
import type { Failure } from '../../../lib/failure.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { INCOMPLETE_LINK, lookUpWords, REFERENCE_ALONE } from './look-up-words.ts';
import { LostLink } from './LostLink.tsx';
import { RequestsOnDevice } from './RequestsOnDevice.tsx';
import type { TrackScreen } from './track-screen.ts';
import { whole } from './track.css.ts';

interface LookUpFormProps {
  /** Why what was to be shown is not. */
  problem: Failure | undefined;
  screen: TrackScreen;
}

/** Reference and private code, for those who have no link at hand. */
export function LookUpForm({ problem, screen }: LookUpFormProps) {
  const receipts = useStore(screen.keys.$receipts);
  const form = useForm(screen.form, { explain });
  const isReferenceAlone = problem === REFERENCE_ALONE;

  return (
    <Stack gap={4}>
      <PageHeader
        title="Follow your request"
        intro="See how it stands, answer our questions, change it or withdraw it. Your private link brings you straight to it. Without the link you need the reference and the private code."
      />
      {receipts.length > 0 && <RequestsOnDevice receipts={receipts} open={screen.openKept} />}
      {isReferenceAlone && (
        <>
          <Notice title={lookUpWords(problem).title}>{lookUpWords(problem).words}</Notice>
          <LostLink reference={form.text('reference').value} />
        </>
      )}
      <Card>
        <Form {...form.props}>
          <ErrorSummary {...form.summary} />
          {problem && !isReferenceAlone && !form.busy && (
            <Notice
              tone={problem === INCOMPLETE_LINK ? 'warning' : 'danger'}
              announce
              title={lookUpWords(problem).title}
            >
              {lookUpWords(problem).words}
            </Notice>
          )}
          <TextField
            {...form.text('reference')}
            label="Reference"
            hint={
              <>
                Nine letters and digits, such as <span className={whole}>K7Q-M4R-T9N</span>.
              </>
            }
            width="medium"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            {...form.text('code')}
            label="Private code"
            hint="The 32 letters and digits at the end of your private link, after the dot. You can also paste the whole link."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Stack direction="row">
            <Button type="submit" busy={form.busy} busyLabel="Looking up your request…">
              Show my request
            </Button>
          </Stack>
        </Form>
      </Card>
      {!isReferenceAlone && <LostLink />}
      <Text tone="muted">
        No email address with us? <Link href={href('contact')}>Call us</Link>: we find your request by your
        name or its reference, and give you a new link. Not sent a request yet?{' '}
        <Link href={href('request')}>Request care</Link>.
      </Text>
    </Stack>
  );
}

function explain(failure: Failure): string {
  const { title, words } = lookUpWords(failure);
  return `${title}. ${words} What you typed stays here.`;
}
