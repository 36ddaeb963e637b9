import type { FAMILY_CARE_MESSAGES } from '../../../src/domain/messages/family-care.ts';
import type { FAMILY_MESSAGES } from '../../../src/domain/messages/family.ts';
import { operator } from '../../../src/domain/operator.ts';
import { MOVED, OFF } from './days.ts';
import { button, field, link, title, visit, type InView } from './in-view.ts';

const callUs = link(operator.contact.phone);
const byDay = /^We’ll contact you by /;

/** What a family sees after the link in each email, without a click. */
export const FAMILY_LINKS: Record<keyof typeof FAMILY_MESSAGES | keyof typeof FAMILY_CARE_MESSAGES, InView> =
  {
    receipt: ['We have your request', byDay],
    helper_receipt: ['Talk to a person', callUs],
    private_link: ['We have your request', 'What you asked for'],
    request_read: ['We’re reviewing your request', 'What happens next'],
    question: [
      'We have a question for you',
      'Are there stairs?',
      field('Your answer'),
      button('Send answer'),
    ],
    message_answered: ['We’ve answered your message', 'Yes, from Monday on.'],
    contact_changed: ['We’re reviewing your request', callUs],
    contact_address_left: ['Talk to a person', callUs],
    withdrawal_noted: ['This request is withdrawn', button('Reopen my request'), callUs],
    withdrawal_undone: ['We have your request', byDay, callUs],
    takes_longer: ['We have your request', /^You should have heard from us by /],
    request_declined: ['We can’t help with this request', 'Nobody is near you.'],
    request_published: ['We’re looking for a caregiver', 'Approved caregivers can read what is needed.'],
    introduction: [/^Please read about /, title('Meet Declan'), title('Meet Aoife')],
    terms_offered: ['Please read the terms', 'Every evening', 'Pay', /^Please answer by /],
    request_reopened: ['We’re working on your request again', 'Oksana no longer comes.', byDay],
    request_closed: ['Your request is closed', 'They moved away.', callUs],

    caregiver_found: ['Your week is covered', 'Who comes when', /:\sKatarzyna/],
    part_found: ['Some of your times are not covered yet', 'Who comes when', /:\sOksana/],
    care_recorded: [/./, /^Wed 18:00–19:00/, /^€19\.50 an hour/],
    covered_again: [/^Declan comes/, 'Who comes when', /:\sDeclan/],
    searching_again: ['Some of your times are not covered yet', 'Who comes when', callUs],
    part_uncovered: ['Some of your times are not covered yet', 'Who comes when', /:\sKatarzyna/],
    care_ending: [
      /^Declan comes until /,
      title(/^Declan comes until /),
      /^Why this ends: “Nora moves to her son\.”/,
    ],
    care_ended: ['We’re looking for a caregiver', 'What happens next'],
    care_changed: [/changed/, title(/changed/), 'Monday to Saturday evenings'],
    visit_off: [/^Declan comes/, visit(OFF, 'Looking for someone')],
    visit_covered: [/^Declan comes/, visit(OFF, /Oksana comes instead/)],
    visit_on_again: [/^Declan comes/, visit(OFF, /:\sDeclan/)],
    visit_moved: [/^Declan comes/, visit(MOVED, /^Moved from /)],
    terms_proposed: ['Please read the new terms', /^€27\.50 an hour/, button('Yes, I agree'), button('No')],
    terms_agreed: [/^Your care changes from /, title(/^Your care changes from /), /^€27\.50 an hour/],
    terms_off: [/^Declan comes/, 'Who comes when', callUs],
    check_in: ['How is it going with Declan?', button('It’s going well'), button('Something isn’t right')],
    complaint_received: ['What you told us', 'He comes late.', /^We’ve received it/],
    safety_received: ['What you told us', /^If someone is in danger now/],
    complaint_settled: ['We’ve dealt with what you told us', 'We changed the care.'],
  };
