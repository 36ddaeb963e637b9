import { endPlacement, NO_DOCUMENTS, placeByPhone, TOMORROW } from '../api.ts';
import { applied, familyOf, type Story } from './story.ts';

const MONDAY_EVENING = 1 << 2;
const TUESDAY_EVENING = 1 << 6;

/** A week that two caregivers share, in parts. */
export async function sharedWeek(story: Story): Promise<void> {
  const { admin, opens } = story;
  const week = { availability: MONDAY_EVENING | TUESDAY_EVENING };
  const part = (request_id: string, availability: number) =>
    admin('publish_job', {
      request_id,
      availability,
      title: 'Evenings with tea',
      summary: 'Tea, talk and a walk by the sea every week.',
      ...NO_DOCUMENTS,
    }) as Promise<string>;
  const place = async (name: string, job: string) =>
    placeByPhone(admin, await applied(story, name, job), { starts_on: TOMORROW });

  const once = await familyOf(story, 'Once', week);
  const only = await place('oksana.kovalenko', await part(once.id, MONDAY_EVENING));
  await opens({ part_found: once.email });
  await endPlacement(admin, only);
  await opens({ request_reopened: once.email });

  const shared = await familyOf(story, 'Shared', week);
  const monday = await part(shared.id, MONDAY_EVENING);
  const tuesday = await part(shared.id, TUESDAY_EVENING);
  await opens({ request_published: shared.email });
  await endPlacement(admin, await place('oksana.kovalenko', monday));
  await opens({ care_ended: shared.email });
  await place('katarzyna.nowak', await part(shared.id, MONDAY_EVENING));
  const leaves = await place('oksana.kovalenko', tuesday);
  await opens({ caregiver_found: shared.email });
  await admin('end_placement', { placement_id: leaves, reason: 'She moves away.', search_again: true });
  await opens({ searching_again: shared.email });
  await endPlacement(admin, await place('caregiver', tuesday));
  await opens({ part_uncovered: shared.email });
  await admin('close_request', { request_id: shared.id, reason: 'They moved away.' });
  await opens({ request_closed: shared.email });
}
