import { useStore } from '@nanostores/react';
import { href } from '../../../domain/routes.ts';
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
import { KeptRequests } from './KeptRequests.tsx';
import { lookUpProblem } from './track-problem.ts';
import type { TrackScreen, WayInProblem } from './track-screen.ts';

/** Reference and private code, for those who have no link at hand. */
export function WayInForm({ problem, screen }: { problem: WayInProblem | undefined; screen: TrackScreen }) {
  const typed = useStore(screen.$typed);
  const faults = useStore(screen.$faults);
  const attempt = useStore(screen.$attempt);
  const receipts = useStore(screen.$receipts);
  const { busy } = useStore(screen.enter.$state);
  const fault = (field: 'reference' | 'code') =>
    faults[field] ? [{ fieldId: field, message: faults[field] }] : [];

  return (
    <Stack gap={4}>
      <PageHeader
        title="Follow your request"
        intro="See how it stands, answer our questions, or change or withdraw it. The private link opens it by itself; without the link you need the reference and the private code."
      />
      {receipts.length > 0 && <KeptRequests receipts={receipts} open={screen.openReceipt} />}
      <Card>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            void screen.enter.run();
          }}
        >
          <ErrorSummary attempt={attempt} errors={[...fault('reference'), ...fault('code')]} />
          {problem && !busy && <ProblemNotice problem={problem} />}
          <TextField
            id="reference"
            label="Reference"
            hint="Nine letters and digits, such as K7Q-M4R-T9X."
            width="medium"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed.reference}
            error={faults.reference}
            onChange={(event) => screen.type({ reference: event.currentTarget.value })}
          />
          <TextField
            id="code"
            label="Private code"
            hint="The 32 digits and letters at the end of your private link, behind the dot. You can also paste the whole link."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.code}
            error={faults.code}
            onChange={(event) => screen.type({ code: event.currentTarget.value })}
          />
          <Stack direction="row">
            <Button type="submit" busy={busy} busyLabel="Looking up your request…">
              Show my request
            </Button>
          </Stack>
        </Form>
      </Card>
      <Text tone="muted">
        No link and no code any more? <Link href={href('contact')}>Call us</Link>: we find your request by
        your name or its reference. Not asked for care yet? <Link href={href('request')}>Send a request</Link>
        .
      </Text>
    </Stack>
  );
}

function ProblemNotice({ problem }: { problem: WayInProblem }) {
  if (problem === 'unknown')
    return (
      <Notice tone="danger" announce title="We find no request with this reference and this private code">
        Compare both with what you wrote down, letter by letter. If you have the private link, open it as a
        whole.
      </Notice>
    );
  if (problem === 'broken-link')
    return (
      <Notice tone="warning" announce title="This link is not complete">
        Part of it was lost on the way. Open it once more from where you got it, or type in the private code.
      </Notice>
    );
  const { title, words } = lookUpProblem(problem);
  return (
    <Notice tone="danger" announce title={title}>
      {words} What you typed stays here.
    </Notice>
  );
}
