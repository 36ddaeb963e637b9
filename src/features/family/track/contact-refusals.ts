import type { Contact } from '../../../domain/contact-faults.ts';
import type { Failure } from '../../../lib/failure.ts';

const NAMES: Record<keyof Contact, string> = {
  contactName: 'name',
  contactPhone: 'phone number',
  contactEmail: 'e-mail address',
};

/** What the database found wrong with contact details that the form let pass, by field, in words. */
export function contactRefusals({ code, detail }: Failure): Partial<Record<keyof Contact, string>> {
  if (code !== 'invalid_answers' || !detail) return {};
  const faults = Object(JSON.parse(detail)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([field, name]) => {
      const fault = faults[field];
      if (!fault) return [];
      if (fault === 'missing') return [[field, `Enter the ${name}`]];
      return [[field, fault === 'too_long' ? `This ${name} is too long` : `Check the ${name}`]];
    }),
  );
}
