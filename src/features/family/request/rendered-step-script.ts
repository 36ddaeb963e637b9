import { begun, outboxMark, sharedDevice } from '../../../state/device/storage.ts';

/**
 * Runs in the head of `/request`. The page has the wizard's first step. A person who returns to their answers, or
 * comes by a link that says more, must not see it. So `<html data-begun>` shows the wait instead. “Continue”, pressed
 * before the wizard's code arrives, is noted: it is neither lost nor sent anywhere.
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
