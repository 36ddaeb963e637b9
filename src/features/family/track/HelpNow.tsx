import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Emergency } from './Emergency.tsx';
import * as t from './visits.words.ts';

/** What to do when nobody came, with our hours. */
export const HelpNow = () => (
  <>
    {fillNodes(t.helpNow, {
      phone: <OurNumber />,
      emergency: <Emergency />,
    })}
  </>
);
