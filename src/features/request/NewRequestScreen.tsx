import { href } from '../../lib/routes.ts';
import type { ScreenProps } from '../../lib/screen-props.ts';
import { RequestWizard } from './RequestWizard.tsx';

/** `/admin/requests/new`, the wizard in non-public mode: staff enter a request for a family, then open it. */
export default function NewRequestScreen({ open }: ScreenProps) {
  return (
    <RequestWizard
      draftKey="staff-request"
      byStaff
      consent="The family agrees that the service centre keeps these answers to find a caregiver. Only staff and the caregiver who is placed with the family will see names, address and contact details."
      onSent={(_receipt, { id }) => open(href('adminRequest', { id }), true)}
    />
  );
}
