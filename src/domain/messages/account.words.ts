export const invitation = {
  label: 'Invitation',
  subject: 'You’re invited to join our team',
  heading: 'You’re invited',
  before: ['Please join our team as an admin. Sign up with the address {to}.'],
  link: 'Accept the invitation',
  after: [
    'The link is for you alone and works for seven days. If you didn’t expect this, ignore this email.',
  ],
};

export const role_changed = {
  label: 'Changed role',
  subject: 'Your role has changed',
  heading: 'Your role has changed',
  before: ['The role of {to} is now {role}.'],
  link: 'Sign in',
  after: ['If you didn’t expect this, call us.'],
};

export const deactivated = {
  label: 'Closed account',
  subject: 'Your account is closed for now',
  heading: 'Your account is closed for now',
  before: ['We’ve closed the account {to} for now. Why:', '“{reason}”', 'We haven’t deleted anything.'],
  link: 'Contact us',
  after: ['If you think this is a mistake, please tell us.'],
};

export const account_deleted = {
  label: 'Deleted account',
  subject: 'Your account is deleted',
  heading: 'Your account is deleted',
  before: ['You’ve deleted the account {to}. We won’t email you again.'],
  link: 'Contact us',
  after: ['If this wasn’t you, call us.'],
};

export const address_changed = {
  label: 'Changed email address',
  subject: 'Your account has a new email address',
  heading: 'Your account has a new email address',
  before: ['Sign in with your new address, not with {to}. We’ll no longer email you here.'],
  link: 'Contact us',
  after: ['If this wasn’t you, call us.'],
};

export const password_changed = {
  label: 'Changed password',
  subject: 'Your password has changed',
  heading: 'Your password has changed',
  before: ['The account {to} has a new password. All other devices are signed out.'],
  link: 'Contact us',
  after: ['If this wasn’t you, call us.'],
};

export const second_factor_reset = {
  label: 'Reset second factor',
  subject: 'Your second factor has been reset',
  heading: 'Your second factor has been reset',
  before: [
    'A colleague has reset your second factor and signed you out. You’ll set up a new one when you next sign in.',
  ],
  link: 'Sign in',
  after: ['If you didn’t ask for this, call a colleague now.'],
};

export const second_factor_added = {
  label: 'New second factor',
  subject: 'Your account has a second factor',
  heading: 'Your account has a second factor',
  before: ['You now sign in with your password and a code from your authenticator app.'],
  link: 'Contact us',
  after: ['If you didn’t set this up, call us.'],
};

export const confirmation = {
  label: 'Confirmation of an address',
  subject: 'Please confirm your email address',
  heading: 'Welcome',
  before: ['Please confirm that {to} is your address. Then your account is ready.'],
  link: 'Confirm my address',
  after: [
    'The link works once and for one hour. If you asked for several emails, use the newest.',
    'If you didn’t sign up, ignore this email.',
  ],
};

export const recovery = {
  label: 'Link to a new password',
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  before: ['Someone asked for a new password for {to}.'],
  link: 'Choose a new password',
  after: [
    'The link works once and for one hour. If it wasn’t you, ignore this email. Your password stays the same.',
  ],
};

export const email_change = {
  label: 'Confirmation of a new address',
  subject: 'Please confirm your new email address',
  heading: 'Confirm your new address',
  before: ['Please confirm that you want to sign in with {to}.'],
  link: 'Confirm my new address',
  after: [
    'The link works once and for one hour. If you didn’t ask for this, ignore this email. Nothing changes.',
  ],
};
