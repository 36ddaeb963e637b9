export const tapShareButtonSelect = 'Tap the share button and select Add to Home Screen';
export const clickMenuSelectInstall = 'Click the menu and select Install App';
