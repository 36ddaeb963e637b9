import { OUTBOX_FLAG } from '../../../state/outbox-flag.ts';
import { BEGUN_FLAG } from './begun-flag.ts';
import { SHARED_FLAG } from './shared-flag.ts';

/**
 * Runs in the head of `/request`. The page holds the wizard's first step; whoever comes back to answers of their own, or by a
 * link that says more, must not see it meanwhile: `<html data-begun>` shows the wait instead. And “Continue”, pressed before the
 * wizard's code has come, is noted and not lost, nor sent anywhere.
 */
export const renderedStepScript = `(() => {
  const root = document.documentElement;
  const kept = ['${BEGUN_FLAG}', '${OUTBOX_FLAG}'].some((flag) => localStorage.getItem(flag));
  const shared = sessionStorage.getItem('${SHARED_FLAG}');
  root.toggleAttribute('data-begun', kept || shared || location.search + location.hash !== '');
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.wantsOn = '';
  });
})();`;
