import { useEffect, useRef } from 'react';
import { formatLongDay, operator } from '../../../domain/operator.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import { showPrivateCode } from '../../../domain/private-code.ts';
import { href } from '../../../domain/routes.ts';
import type { Answers } from '../../../domain/questions/questions.ts';
import { LANGUAGES } from '../../../domain/vocabulary.ts';
import { showReference } from '../../../lib/reference.ts';
import type { Told } from '../../../state/device/storage.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as styles from './CallSummary.css.ts';
import type { Draft } from './draft.ts';
import { column } from './RequestWizard.css.ts';
import { spell } from './spell.ts';

export interface CallSummaryProps {
  draft: Draft;
  told: Told;
  onNext: () => void;
}

/** What staff tell a caller before they hang up: the reference, who calls back and when, and what happens then. */
export function CallSummary({ draft, told: { due, emailed }, onNext }: CallSummaryProps) {
  const { id, reference, trackingSecret, answers } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'Before you hang up – Caregiver Placement';
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div className={column}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1} ref={heading} tabIndex={-1}>
            Before you hang up
          </Heading>
          <Text tone="muted">The request is saved. Tell the caller this.</Text>
        </Stack>
        <Card heading="The reference, to write down">
          <p className={styles.reference} data-reference>
            {showReference(reference)}
          </p>
          <ol className={styles.signs} role="list" aria-label="Spelled">
            {spell(reference).map((sign, index) => (
              <li key={index}>{sign}</li>
            ))}
          </ol>
        </Card>
        <Card heading="What happens next">
          <DividedList as="ol" gap={2}>
            <li>
              We read the request and {callBack(answers)}{' '}
              {due ? `by ${formatLongDay(due)}` : 'within a few days'}.
            </li>
            <li>Then we look for caregivers who fit, and say who they are before anybody comes.</li>
            <li>
              Whoever calls us, at {operator.contact.phone}, names the reference. The address stays with us
              until somebody is placed.
            </li>
            {emailed && (
              <li>
                An email is on its way to {answers.contactEmail.trim()}, with a link to follow, change or
                withdraw the request.
              </li>
            )}
          </DividedList>
          <Disclosure summary="They want to follow it online">
            <Stack gap={2}>
              <Text size="sm">
                At {location.host}
                {href('track')}, with the reference and this code. It is shown this once: whoever has it can
                read and change everything.
              </Text>
              <DescriptionList
                items={[{ term: 'Private code', description: showPrivateCode(trackingSecret) }]}
              />
            </Stack>
          </Disclosure>
        </Card>
        <Stack direction="row" gap={2} wrap>
          <ButtonLink href={href('adminRequest', { id })}>Open the request</ButtonLink>
          <Button variant="secondary" onClick={onNext}>
            Next call
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}

function callBack(answers: Answers): string {
  const { contactName: name, contactPhone: phone, contactEmail: email, contactBy: by } = answers;
  const language =
    answers.contactLanguage === OUR_LANGUAGE ? '' : ` in ${LANGUAGES[answers.contactLanguage]}`;
  return phone.trim() && by !== 'email'
    ? `call ${name.trim()} at ${phone.trim()}${language}`
    : `write to ${name.trim()} at ${email.trim()}${language}`;
}
