import { useEffect, useRef } from 'react';
import { clientInWords } from '../../../domain/client.ts';
import { formatLongDay, operator } from '../../../domain/operator.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import { showTypedPhone } from '../../../domain/phone.ts';
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
import { waysOf } from './addressee-of.ts';
import * as styles from './CallSummary.css.ts';
import type { Draft } from './draft.ts';
import { column } from './RequestWizard.css.ts';
import { spell } from './spell.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export interface CallSummaryProps {
  draft: Draft;
  told: Told;
  onNext: () => void;
}

/** What staff tell a caller before they hang up: the reference, who calls back and when, and what happens then. */
export function CallSummary({ draft, told: { due, emailed }, onNext }: CallSummaryProps) {
  const { id, reference, trackingSecret, answers } = draft;
  const client = { recipient: answers.recipientName.trim(), contact: answers.contactName.trim() };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = t.beforeHangUpCaregiver;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div className={column}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {t.beforeHangUp}
          </Heading>
          <Text tone="muted">{fill(t.requestSavedTellCaller, { client: clientInWords(client) })}</Text>
        </Stack>
        <Card heading={t.referenceWriteDown}>
          <p className={styles.reference} data-reference>
            {showReference(reference)}
          </p>
          <ol className={styles.signs} role="list" aria-label={t.spelled}>
            {spell(reference).map((sign, index) => (
              <li key={index}>{sign}</li>
            ))}
          </ol>
        </Card>
        <Card heading={t.whatHappensNext}>
          <DividedList as="ol" gap={2}>
            <li>
              {fill(t.readRequest, {
                callBack: callBack(answers),
                when: due ? fill(t.by, { day: formatLongDay(due) }) : t.withinFewDays,
              })}
            </li>
            <li>{fill(t.thenLookCaregiversWho, { name: client.contact })}</li>
            <li>{fill(t.quoteReference, { phone: operator.contact.phone })}</li>
            {emailed && <li>{fill(t.emailWayLinkFollow, { contactEmail: answers.contactEmail.trim() })}</li>}
          </DividedList>
          <Disclosure summary={t.theyWantFollowOnline}>
            <Stack gap={2}>
              <Text size="sm">
                {fill(t.referenceCodeShownOnce, { host: location.host, href: href('track') })}
              </Text>
              <DescriptionList
                items={[{ term: t.privateCode, description: showPrivateCode(trackingSecret) }]}
              />
            </Stack>
          </Disclosure>
        </Card>
        <div data-step>
          <Stack direction="row" gap={2} wrap>
            <ButtonLink href={href('adminRequest', { id })}>{t.openRequest}</ButtonLink>
            <Button variant="secondary" onClick={onNext}>
              {t.nextCall}
            </Button>
          </Stack>
        </div>
      </Stack>
    </div>
  );
}

/** How we make contact, as the caller chose: “call Fiona Walsh at 01 555 0134”. */
function callBack(answers: Answers): string {
  const { contactName, contactPhone, contactEmail, contactLanguage } = answers;
  const language = contactLanguage === OUR_LANGUAGE ? '' : LANGUAGES[contactLanguage];
  const [plain, inLanguage] = WAYS[waysOf(answers)];
  return fill(language ? inLanguage : plain, {
    name: contactName.trim(),
    phone: showTypedPhone(contactPhone),
    email: contactEmail.trim(),
    language,
  });
}

const WAYS = {
  call: [t.callAt, t.callAtIn],
  email: [t.writeToAt, t.writeToAtIn],
  either: [t.callOrWrite, t.callOrWriteIn],
} as const;
