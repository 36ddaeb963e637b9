import { rest } from './client.ts';
import { respondOne } from './respond.ts';

/** The family behind a request: for admins, and for the caregiver who is placed there. */
export const loadFamilyContact = (requestId: string) =>
  respondOne(
    rest()
      .from('request_contacts')
      .select(
        'contactName:contact_name, contactPhone:contact_phone, contactEmail:contact_email, recipientName:recipient_name, address',
      )
      .eq('request_id', requestId)
      .maybeSingle(),
  );
