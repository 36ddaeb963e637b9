import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import * as t from './words.ts';

/** Says that the form has what was typed on an earlier visit. */
export const KeptNotice = ({ store }: { store: { reset(): void } }) => (
  <Notice
    title={t.keptWhatTyped}
    actions={
      <Button variant="secondary" size="small" onClick={() => store.reset()}>
        {t.discard}
      </Button>
    }
  >
    {t.keptHere}
  </Notice>
);
