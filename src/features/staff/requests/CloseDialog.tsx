import { href } from '../../../domain/routes.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CallFamily } from '../activity/CallFamily.tsx';
import { whose } from '../record/whose.ts';
import { readyTexts } from '../presets/ready-texts.tsx';
import { aboutRequest } from './about-request.ts';
import { closingInWords, endingWith } from './closing.ts';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface CloseDialogProps {
  open: boolean;
  onClose: () => void;
  request: RequestRecord;
  which: string;
  close: RequestScreenStore['close'];
  toldWords: RequestScreenStore['activity']['toldWords'];
}

/** Closes a request. If a caregiver is placed, the placement ends: the dialog names them and asks for a reason. */
export function CloseDialog({ open, onClose, request, which, close, toldWords }: CloseDialogProps) {
  const ending = endingWith(request);
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={fill(t.closeQuestion, { which })}
      label={t.reason}
      hint={ending.length > 0 ? t.familyAndPlacedRead : t.familyReads}
      optional={ending.length === 0}
      confirm={ending.length > 0 ? t.closeRequestEndCare : t.closeRequest}
      danger
      act={close}
      draft={`close-request:${request.id}`}
      ready={readyTexts('reason', aboutRequest(request))}
      onDone={() => toast(toldWords(t.requestClosed), { tone: 'success' })}
    >
      <ul>
        {closingInWords(request).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {ending.length > 0 && (
        <Text>
          {fillNodes(t.chooseLastDayLook, {
            placements: ending.map(({ id, caregiverName }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link href={href('adminPlacement', { id })}>{whose(caregiverName, t.placementNoun)}</Link>
              </span>
            )),
          })}
        </Text>
      )}
      <CallFamily reach={request.reach} phone={request.contact?.contactPhone ?? null} />
      <Text>{t.canTakeRequestInto}</Text>
    </ReasonDialog>
  );
}
