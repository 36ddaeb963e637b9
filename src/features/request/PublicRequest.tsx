import { storeReceipt } from '../../lib/receipt.ts';
import { href } from '../../lib/routes.ts';
import { RequestWizard } from './RequestWizard.tsx';

/** The wizard as a family uses it; ends on the confirmation page. */
export default function PublicRequest() {
  return (
    <RequestWizard
      draftKey="request"
      consent="I agree that the service centre keeps these answers to find a caregiver. Only its staff and the caregiver who is placed with us will see names, address and contact details."
      onSent={(receipt, { trackingSecret }) => {
        storeReceipt({ ...receipt, trackingSecret });
        // The browser may bring this page back as it was; by then the request is sent and the draft is gone.
        addEventListener('pageshow', (event) => event.persisted && location.reload());
        location.replace(href('requestConfirmation'));
      }}
    />
  );
}
