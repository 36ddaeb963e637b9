import { rest } from './client.ts';
import { respondOne } from './respond.ts';

/** The family behind a request, for the caregiver who is placed there; the family sees that it was read. */
export const loadFamilyContact = (requestId: string) =>
  respondOne(
    rest()
      .rpc('read_contact', { request_id: requestId })
      .select(
        'contactName:contact_name, contactPhone:contact_phone, contactEmail:contact_email, recipientName:recipient_name, address',
      )
      .maybeSingle(),
  );
