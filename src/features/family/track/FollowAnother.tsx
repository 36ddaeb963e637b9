import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import type { TrackScreen } from './track-screen.ts';
import * as t from './words.ts';

/** Leads back to the form. */
export function FollowAnother({ screen }: { screen: TrackScreen }) {
  const follow = () => {
    screen.followAnother();
    focusWhenShown('reference');
  };
  return (
    <div>
      <Button variant="secondary" icon="search" onClick={follow}>
        {t.followAnotherRequest}
      </Button>
    </div>
  );
}
