import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { MailLinkType } from '../../../data/auth-links.ts';
import { LINK } from '../../../domain/auth-words.ts';
import { explain } from '../../../domain/explain.ts';
import { href } from '../../../domain/routes.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { createMailLinkForm } from './mail-link-form.ts';
import { type MailLink, readMailLink } from './mail-link.ts';
import { ResendConfirmation } from '../ResendConfirmation.tsx';

type Words = { title: string; intro: string; press: string; button: string; busy: string; after: ReactNode };

const CONFIRMATION: Words = {
  title: 'Confirm your email address',
  intro: 'So that we reach you, and nobody signs up in your name.',
  press: 'One press, and your account is ready.',
  button: 'Confirm my email address',
  busy: 'Confirming…',
  after: (
    <>
      <Text>
        If you have confirmed your address before, just <strong>sign in</strong>. If not, we send you a new
        link.
      </Text>
      <ResendConfirmation email="" />
      <ButtonLink href={href('login')} variant="secondary" full>
        Sign In
      </ButtonLink>
    </>
  ),
};

const WORDS: Record<MailLinkType, Words> = {
  signup: CONFIRMATION,
  email: CONFIRMATION,
  recovery: {
    title: 'Choose a new password',
    intro: 'You asked us for a way back into your account.',
    press: 'One press, then you choose your new password.',
    button: 'Go on to my new password',
    busy: 'Checking the link…',
    after: (
      <ButtonLink href={href('passwordForgot')} full>
        Ask for a new link
      </ButtonLink>
    ),
  },
  email_change: {
    title: 'Confirm your new address',
    intro: 'From then on you sign in with it.',
    press: 'One press, and your new address is the one of your account.',
    button: 'Confirm my new address',
    busy: 'Confirming…',
    after: (
      <>
        <Text>Until a link works, your old address stays. Ask for a new link on your account page.</Text>
        <ButtonLink href={href('account')} full>
          Go to my account
        </ButtonLink>
      </>
    ),
  },
};

/** `/auth/confirm`: where the links in our emails lead. */
export default function MailLinkPage() {
  const [link] = useState(() => readMailLink(location.search));
  if (link) return <Redeem link={link} words={WORDS[link.type]} />;
  return (
    <Framed title="This link is not complete">
      <Notice tone="warning" title="Part of the link is missing">
        Open it from the email again, or copy all of it into the address bar.
      </Notice>
      <ButtonLink href={href('login')} full>
        Sign In
      </ButtonLink>
      <ButtonLink href={href('passwordForgot')} variant="secondary" full>
        Forgotten password?
      </ButtonLink>
    </Framed>
  );
}

function Redeem({ link, words }: { link: MailLink; words: Words }) {
  const [store] = useState(() => createMailLinkForm(link));
  const { failure } = useStore(store.$state);
  const form = useForm(store, {
    explain: (error) => explain(error, LINK),
    onDone: (path) => location.replace(path),
  });
  return (
    <Framed title={words.title} intro={words.intro}>
      {failure?.code === 'otp_expired' ? (
        <>
          <ErrorSummary {...form.summary} title="This link does not work any more" />
          {words.after}
        </>
      ) : (
        <Form {...form.props}>
          <ErrorSummary {...form.summary} />
          <Text>{words.press}</Text>
          <Button type="submit" full busy={form.busy} busyLabel={words.busy}>
            {words.button}
          </Button>
        </Form>
      )}
    </Framed>
  );
}

function Framed(props: { title: string; intro?: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={props.title} intro={props.intro} />
      <Card>
        <Stack gap={4}>{props.children}</Stack>
      </Card>
    </>
  );
}
