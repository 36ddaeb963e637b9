import { INSTALL_SUCCESS_TOAST_MS } from '../../lib/constants.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Says that the browser has installed the app (specification section 4). */
export const toastInstalled = () =>
  toast('App installed successfully! You can now access it from your home screen.', {
    tone: 'success',
    timeout: INSTALL_SUCCESS_TOAST_MS,
  });
