import { operator } from '../../../domain/operator.ts';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Emergency } from './Emergency.tsx';
import * as t from './visits.words.ts';

/** What to do when nobody came, with our hours. */
export const HelpNow = () => (
  <>
    {fillNodes(t.helpNow, {
      phone: <OurNumber />,
      hours: operator.contact.hours,
      emergency: <Emergency />,
    })}
  </>
);
