import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { calendarAddress } from '../../../data/calendar-address.ts';
import { formatDate } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { WhenConnected } from '../WhenConnected.tsx';
import { type CalendarCalls, createCalendarScreen } from './calendar-screen.ts';
import { MadeAddress } from './MadeAddress.tsx';
import * as t from './words.ts';

interface CalendarDialogProps {
  onClose: () => void;
  service?: CalendarCalls;
}

type Asked = 'replace' | 'end';

/** The private address for the caregiver's calendar: makes it, shows it once, replaces it or ends it. */
export default function CalendarDialog({ onClose, service }: CalendarDialogProps) {
  const [screen] = useState(() => createCalendarScreen(service));
  const [asked, setAsked] = useState<Asked>();
  const key = useStore(screen.$key);
  const inside = useRef<HTMLDivElement>(null);
  // The pressed button is gone. The title says the question or the result.
  useEffect(() => inside.current?.closest('dialog')?.querySelector('h2')?.focus(), [asked, key]);
  const title = asked === 'end' ? t.endQuestion : asked ? t.replaceQuestion : t.keepUpToDate;
  return (
    <Dialog open onClose={onClose} title={title}>
      <Loaded data={screen.since} label={t.lookingUp}>
        {(since) => (
          <WhenConnected to={t.toMakeOrEnd}>
            <div ref={inside}>
              <Stack gap={3}>
                {asked ? (
                  <Question asked={asked} screen={screen} onAnswer={() => setAsked(undefined)} />
                ) : key ? (
                  <MadeAddress address={calendarAddress(key)} />
                ) : since ? (
                  <>
                    <Text>{fill(t.hasSince, { day: formatDate(since) })}</Text>
                    <Text>{t.ifLost}</Text>
                  </>
                ) : (
                  <Text>{t.howItWorks}</Text>
                )}
                {!asked && (
                  <HasAddress
                    has={Boolean(since)}
                    screen={screen}
                    ask={setAsked}
                    onClose={key ? onClose : undefined}
                  />
                )}
              </Stack>
            </div>
          </WhenConnected>
        )}
      </Loaded>
    </Dialog>
  );
}

type Screen = ReturnType<typeof createCalendarScreen>;

interface HasAddressProps {
  has: boolean;
  screen: Screen;
  ask: (asked: Asked) => void;
  /** Closes the dialog; given once an address was made here. */
  onClose: (() => void) | undefined;
}

/** Who can read the calendar with the address, and what to do with it. */
function HasAddress({ has, screen: { make }, ask, onClose }: HasAddressProps) {
  const { busy } = useStore(make.$state);
  return (
    <>
      <Text>{t.whatItShows}</Text>
      {has && <Text tone="muted">{t.endsByItself}</Text>}
      <ActionError of={make} />
      <Stack direction="row" gap={2} wrap>
        {has ? (
          <>
            {onClose && <Button onClick={onClose}>{t.done}</Button>}
            {!onClose && (
              <Button variant="secondary" onClick={() => ask('replace')}>
                {t.replace}
              </Button>
            )}
            <Button variant="secondary" onClick={() => ask('end')}>
              {t.end}
            </Button>
          </>
        ) : (
          <Button busy={busy} busyLabel={t.making} onClick={() => void make.run()}>
            {t.makeAddress}
          </Button>
        )}
      </Stack>
    </>
  );
}

interface QuestionProps {
  asked: Asked;
  screen: Screen;
  onAnswer: () => void;
}

/** Asks for confirmation, since calendars with the old address get no more updates. */
function Question({ asked, screen, onAnswer }: QuestionProps) {
  const ends = asked === 'end';
  const act = ends ? screen.end : screen.make;
  const { busy } = useStore(act.$state);
  const goOn = async () => {
    if (!(await act.run())) return;
    if (ends) toast(t.ended, { tone: 'success' });
    onAnswer();
  };
  return (
    <>
      <Text>{ends ? t.endMeans : t.replaceMeans}</Text>
      <ActionError of={act} />
      <Stack direction="row" gap={2} wrap>
        <Button
          variant={ends ? 'danger' : 'primary'}
          busy={busy}
          busyLabel={ends ? t.ending : t.making}
          onClick={() => void goOn()}
        >
          {ends ? t.endNow : t.replaceNow}
        </Button>
        <Button variant="secondary" onClick={onAnswer}>
          {t.keep}
        </Button>
      </Stack>
    </>
  );
}
