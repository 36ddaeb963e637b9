import { begun, outboxMark, sharedDevice } from '../../../state/device/storage.ts';

/**
 * Runs in the head of `/request`. The page's HTML has the wizard's first step, which a person who returns to a draft or
 * follows a link must not see. `<html data-begun>` shows a spinner instead. If “Continue” is pressed before the
 * wizard's code arrives, the script notes it, so that the press isn't lost and the form isn't sent.
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
