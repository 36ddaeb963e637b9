import { begun, outboxMark, sharedDevice } from '../../../state/device/storage.ts';

/**
 * Runs in the head of `/request`. The page holds the wizard's first step; whoever comes back to answers of their own, or by a
 * link that says more, must not see it meanwhile: `<html data-begun>` shows the wait instead. And “Continue”, pressed before the
 * wizard's code has come, is noted and not lost, nor sent anywhere.
 */
export const renderedStepScript = `(() => {
  const root = document.documentElement;
  const kept = ['${begun.key}', '${outboxMark.key}'].some((flag) => localStorage.getItem(flag));
  const shared = sessionStorage.getItem('${sharedDevice.key}');
  root.toggleAttribute('data-begun', kept || shared || location.search + location.hash !== '');
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.wantsOn = '';
  });
})();`;
