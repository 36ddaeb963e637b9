import { useStore } from '@nanostores/react';
import { explain } from '../../lib/data-error.ts';
import { movedOn } from '../../lib/step.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

/** What there is to say about where the request stands: a "no" and its reason, or a step that did not work. */
export function StatusNotice({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  const states = [
    useStore(screen.review.$state),
    useStore(screen.decline.$state),
    useStore(screen.publish.$state),
  ];
  const overtaken = states.find(({ error }) => error && movedOn(error));
  const form = useStore(screen.publishForm.$state);
  const failed = states[0]?.error ?? form.error;
  if (overtaken) {
    return (
      <Notice tone="warning" announce title="Someone was quicker">
        This request had already moved on, so nothing was changed. You now see how it stands.
      </Notice>
    );
  }
  if (failed) {
    return (
      <Notice tone="danger" announce>
        {explain(failed)}
      </Notice>
    );
  }
  if (!request.statusReason) return null;
  return (
    <Notice tone="neutral" title={request.status === 'declined' ? 'Why it was declined' : 'Reason'}>
      {request.statusReason}
    </Notice>
  );
}
