import { href } from '../../lib/routes.ts';
import { RequestWizard } from './RequestWizard.tsx';

/** The wizard in non-public mode: staff enter a request for a family, then open it. */
export default function NewRequestScreen({ open }: { open: (path: string, replace?: boolean) => void }) {
  return (
    <RequestWizard
      draftKey="staff-request"
      consent="The family agrees that the service centre keeps these answers to find a caregiver. Only staff and the caregiver who is placed with the family will see names, address and contact details."
      onSent={(_receipt, { id }) => open(href('adminRequest', { id }), true)}
    />
  );
}
