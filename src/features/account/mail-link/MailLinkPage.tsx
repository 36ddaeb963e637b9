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
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

type Words = {
  title: string;
  intro: string;
  press: string;
  button: string;
  busy: string;
  after: (email: string) => ReactNode;
};

const CONFIRMATION: Words = {
  title: t.confirmEmailAddress,
  intro: t.reachNobodySignsUp,
  press: t.onePressAccountReady,
  button: t.confirmMyEmailAddress,
  busy: t.confirming,
  after: (email) => (
    <>
      <Text>{fillNodes(t.ifConfirmedAddressBefore, { signIn: <strong>{t.signInLink}</strong> })}</Text>
      <ResendConfirmation email={email} asks />
      <ButtonLink href={href('login')} variant="secondary" full>
        {t.signIn}
      </ButtonLink>
    </>
  ),
};

const WORDS: Record<MailLinkType, Words> = {
  signup: CONFIRMATION,
  email: CONFIRMATION,
  recovery: {
    title: t.chooseNewPassword,
    intro: t.askedWayBackInto,
    press: t.onePressThenChoose,
    button: t.goMyNewPassword,
    busy: t.checkingLink,
    after: () => (
      <ButtonLink href={href('passwordForgot')} full>
        {t.askNewLink}
      </ButtonLink>
    ),
  },
  email_change: {
    title: t.confirmNewAddress,
    intro: t.fromThenSign,
    press: t.onePressNewAddress,
    button: t.confirmMyNewAddress,
    busy: t.confirming,
    after: () => (
      <>
        <Text>{t.untilLinkWorksOld}</Text>
        <ButtonLink href={href('account')} full>
          {t.goMyAccount}
        </ButtonLink>
      </>
    ),
  },
};

/** `/auth/confirm`: the links in auth's emails lead here. */
export default function MailLinkPage() {
  const [link] = useState(() => readMailLink(location.search + location.hash));
  if (link) return <Redeem link={link} words={WORDS[link.type]} />;
  return (
    <Framed title={t.linkNotComplete}>
      <Notice tone="warning" title={t.partLinkMissing}>
        {t.openFromEmailAgain}
      </Notice>
      <ButtonLink href={href('login')} full>
        {t.signIn}
      </ButtonLink>
      <ButtonLink href={href('passwordForgot')} variant="secondary" full>
        {t.forgottenPassword}
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
          <ErrorSummary {...form.summary} title={t.linkNotWorkAny} />
          {words.after(link.email)}
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
