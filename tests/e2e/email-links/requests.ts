import { randomUUID } from 'node:crypto';
import { familyOf, noon, rows, type Story } from './story.ts';

/** A request until it is published, and what else its family is told before anyone comes. */
export async function requests(story: Story): Promise<void> {
  const { admin, opens, sql, visitor } = story;
  const asked = await familyOf(story, 'Asked', {
    relation: 'friend',
    helper_name: 'Sister Joan',
    helper_agreed_by: 'Nora',
    helper_email: 'helper@links.test',
  });
  await opens({ receipt: asked.email, helper_receipt: 'helper@links.test' });
  await visitor('send_private_link', { email: asked.email, reference: asked.reference });
  await opens({ private_link: asked.email });
  await admin('review_request', { request_id: asked.id });
  await opens({ request_read: asked.email });
  await admin('ask_family', { request_id: asked.id, question: 'Are there stairs?' });
  await opens({ question: asked.email });
  const [question] = await rows<{ id: string }>(
    story,
    `request_questions?select=id&request_id=eq.${asked.id}`,
  );
  await asked.does('answer_question', { question_id: question?.id, answer: 'One flight.' });
  const message = randomUUID();
  await asked.does('ask_team', { id: message, about: 'other', words: 'Could someone come earlier?' });
  await admin('answer_family', { message_id: message, words: 'Yes, from Monday on.' });
  await opens({ message_answered: asked.email });
  await asked.does('change_request_contact', {
    contact: { contactName: 'Nora Asked', contactPhone: '01 555 0135', contactEmail: 'moved@links.test' },
  });
  await opens({ contact_changed: 'moved@links.test', contact_address_left: asked.email });
  await asked.does('withdraw_request', { reason: '' });
  await opens({ withdrawal_noted: 'moved@links.test' });
  await asked.does('take_back_withdrawal', {});
  await opens({ withdrawal_undone: 'moved@links.test' });
  await admin('decline_request', { request_id: asked.id, reason: 'Nobody is near you.' });
  await opens({ request_declined: 'moved@links.test' });
  const late = await familyOf(story, 'Late');
  await sql(`update public.requests set submitted_at = now() - interval '20 days' where id = '${late.id}'`);
  await sql(`select private.notify_overdue(${noon()})`);
  await opens({ takes_longer: late.email });
}
