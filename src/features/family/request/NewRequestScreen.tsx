import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { requestDrafts } from './request-drafts.ts';
import { RequestWizard } from './RequestWizard.tsx';
import { sendAsStaff } from './send-request.ts';

const drafts = requestDrafts('staff-request');

/** `/admin/requests/new`, the wizard in non-public mode: staff enter a request for a family, then open it. */
export default function NewRequestScreen({ open }: ScreenProps) {
  return (
    <RequestWizard
      drafts={drafts}
      byStaff
      consent="The family agrees that the service centre keeps these answers to find a caregiver. Only staff and the caregiver who is placed with the family will see names, address and contact details."
      send={sendAsStaff}
      onSent={(_sent, { id }) => open(href('adminRequest', { id }), true)}
    />
  );
}
