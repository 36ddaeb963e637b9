import { randomUUID } from 'node:crypto';
import { demoAccount } from '../../../scripts/demo/accounts.ts';
import { makeReference } from '../../../src/lib/reference.ts';
import type { Story } from './story.ts';

/** Care that began before the family came here. */
export async function imported(story: Story, name: string) {
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@links.test`;
  const [town] = (await story.admin('search_places', { query: 'Dún Laoghaire' })) as { id: number }[];
  const [{ error } = { error: '' }] = (await story.admin('add_placements', {
    rows: [
      {
        id,
        caregiver: demoAccount(name).email,
        request: {
          reference: makeReference(),
          relation: 'parent',
          contact_name: 'Nora Earlier',
          contact_phone: '01 555 0134',
          contact_email: email,
          contact_by: 'either',
          contact_language: 'en',
          recipient_name: 'Peg Earlier',
          address: '7 Seapoint Avenue',
          place_id: town?.id,
          care_types: ['companionship'],
          notes: '',
          answers: [{ question: 'Visits', answer: 'Monday 9:00' }],
        },
        job: { title: 'Company in the evening', summary: 'Tea, talk and a walk by the sea.' },
        visits: [{ days: 4, opens: 1080, closes: 1140, minutes: 60 }],
        hourly_rate: 19.5,
        starts_on: '2024-03-04',
        ends_on: null,
        consented_on: '2024-02-01',
        family: { said_by: 'Peg, signed form', said_on: '2024-02-20' },
        caregiver_yes: { said_by: 'By phone', said_on: '2024-02-21' },
      },
    ],
  })) as { error: string | null }[];
  if (error) throw new Error(error);
  return email;
}
