import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
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
import type { TrackScreen } from './track-screen.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import * as t from './look-up.words.ts';

// Only a device that keeps requests needs this list, and the code that words them.
const RequestsOnDevice = lazy(() => import('./RequestsOnDevice.tsx').catch(() => ({ default: () => <></> })));

interface LookUpFormProps {
  /** Why the request asked for does not show. */
  problem: Failure | undefined;
  screen: TrackScreen;
}

/** Asks for reference and private code, for people without a link. */
export function LookUpForm({ problem, screen }: LookUpFormProps) {
  const receipts = useStore(screen.keys.$receipts);
  const form = useForm(screen.form, { explain });
  const isReferenceAlone = problem === REFERENCE_ALONE;

  return (
    <Stack gap={4}>
      <PageHeader title={t.followRequest} intro={t.checkYourRequest} />
      {receipts.length > 0 && (
        <Suspense>
          <RequestsOnDevice receipts={receipts} open={screen.openKept} />
        </Suspense>
      )}
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
            label={t.reference}
            hint={
              <>
                {fillNodes(t.nineLettersDigitsSuch, {
                  example: unbroken(t.exampleReference),
                })}
              </>
            }
            width="medium"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            {...form.text('code')}
            label={t.privateCode}
            hint={t.privateCodeHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Stack direction="row">
            <Button type="submit" busy={form.busy} busyLabel={t.lookingUpRequest}>
              {t.showMyRequest}
            </Button>
          </Stack>
        </Form>
      </Card>
      {!isReferenceAlone && <LostLink />}
      <Text tone="muted">
        {fillNodes(t.notSentYet, {
          requestCare: <Link href={href('request')}>{t.requestCare}</Link>,
        })}
      </Text>
    </Stack>
  );
}

function explain(failure: Failure): string {
  const { title, words } = lookUpWords(failure);
  return `${title}. ${words} ${t.whatTypedStaysHere}`;
}
