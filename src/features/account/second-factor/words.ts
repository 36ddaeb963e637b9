export const code = 'Code';
export const sixDigits = 'The 6 digits that your authenticator app shows now';
export const enterCode = 'Enter the 6 digits from your authenticator app.';
export const wrongCode = 'This code isn’t right, or was used. Enter the one that your app shows now.';

export const oneMoreStep = 'One more step';
export const openYourApp = 'Open your authenticator app and enter the code it shows for {name}.';
export const goOn = 'Continue';
export const checkingCode = 'Checking the code…';
export const lostPhone = 'Lost your phone? Ask another admin to reset your second factor.';
export const useAnotherAccount = 'Use another account';

export const setUpSecondFactor = 'Set up your second factor';
export const whyCode = 'As an admin you sign in with your password and a code from an app on your phone.';
export const appName = 'Caregiver Placement';
export const preparingKey = 'Preparing your key…';
export const scan =
  'Open an authenticator app on your phone, such as Google Authenticator or Aegis. Scan this picture with it.';
export const qrCode = 'QR code with your key';
export const typeKey = 'Can’t scan? Type this key into the app:';
export const thenCode = 'Then enter the code that the app shows.';
export const turnOn = 'Turn on';

export const secondFactor = 'Second factor';
export const on = 'On. You sign in with your password and a code from your authenticator app.';
export const off = 'Off. You sign in with your password alone.';
export const setUp = 'Set up';
export const replace = 'Replace';
export const keepOld = 'Your old app works until the new one is confirmed.';
export const cancel = 'Cancel';
export const isOn = 'Your second factor is on.';

export const proveFirst = 'First enter your password. Then you have ten minutes to finish.';
export const password = 'Password';
export const enterPassword = 'Enter your password.';
export const checkingPassword = 'Checking…';
