import type { CareBy } from '../../../data/tracked-request.ts';
import { complaintKindOptions, type ComplaintKind, LONGEST_COMPLAINT } from '../../../domain/complaints.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { operator } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { statements } from '../../../domain/statements.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import type { Result } from '../../../lib/result.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { choiceOf, createComplaintForm, nameOf } from './complaint-form.ts';
import { Emergency } from './Emergency.tsx';
import * as t from './complaint.words.ts';
import { Resend } from './Resend.tsx';
import { onOneLine } from './status-words.ts';

interface ComplaintDialogProps {
  onClose: () => void;
  /** The caregivers it can be about. */
  careBy: readonly CareBy[];
  draft: string;
  send: (about: CareBy, kind: ComplaintKind, words: string) => Promise<Result<unknown, Failure>>;
  offline: boolean;
  onDone: () => void;
}

/** Even an answer on the same working day may be on the next one. */
const DAYS = Math.max(1, operator.answers.workingDays.complaint);

const refusals = { too_many_complaints: fill(t.tooMany, { phone: onOneLine(operator.contact.phone) }) };

/** Asks what isn’t right. If someone may be unsafe, it says at once who to call. */
export function ComplaintDialog({ careBy, draft, send, offline, ...dialog }: ComplaintDialogProps) {
  return (
    <FormDialog
      {...dialog}
      open
      title={t.title}
      form={() => createComplaintForm(careBy, draft, send)}
      confirm={t.send}
      failureTitle={t.notSent}
      explain={(failure) => (failure.kind === 'offline' ? t.sentLater : explainOnForm(failure, refusals))}
    >
      {(form) => (
        <>
          <Resend form={form} offline={offline} />
          <Text>{fill(t.sorry, { count: DAYS })}</Text>
          {careBy.length > 1 && (
            <Select
              {...form.text('placement')}
              label={t.who}
              hint={t.orElse}
              placeholder={t.chooseOne}
              options={careBy.map((each) => ({ value: choiceOf(each), label: nameOf(each) }))}
            />
          )}
          <Select
            {...form.text('kind')}
            label={t.kind}
            placeholder={t.chooseOne}
            options={complaintKindOptions}
          />
          {form.values.kind === 'safety' ? <WhomToCall /> : <IfInDanger />}
          <div data-optional>
            <TextArea
              {...form.text('reason')}
              label={t.words}
              hint={t.onlyTeam}
              optional
              maxLength={LONGEST_COMPLAINT}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}

const SafeguardingPage = () => <Link href={href('safeguarding')}>{t.page}</Link>;

/** Who to turn to in danger. */
export const IfInDanger = () => (
  <Text measure>{fillNodes(t.ifDanger, { emergency: <Emergency />, page: <SafeguardingPage /> })}</Text>
);

/** The emergency number, and the safeguarding contact. */
export const WhomToCall = () => (
  <Notice tone="danger" announce>
    <Text>{fillNodes(t.danger, { emergency: <Emergency /> })}</Text>
    <Text>
      {fillNodes(t.safeguarding, {
        phone: <PhoneLink phone={statements.safeguarding.phone} />,
        email: <Link href={`mailto:${statements.safeguarding.email}`}>{statements.safeguarding.email}</Link>,
      })}
    </Text>
    <Text>{fillNodes(t.moreOnPage, { page: <SafeguardingPage /> })}</Text>
  </Notice>
);
