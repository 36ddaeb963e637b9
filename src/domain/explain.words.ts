export const refusals = {
  answer_missing: 'Write an answer first.',
  consent_missing: 'Tick the box to say that you agree.',
  invalid_answers: 'Some answers need another look.',
  message_missing: 'Write a message first.',
  malformed_request: 'Something in the answers could not be read. Start again, or call us.',
  over_request_rate_limit: 'That was tried many times just now. Wait five minutes, then try again.',
  reason_missing: 'Give a reason. The person will read it.',
  reference_taken: 'This request could not be stored under its reference. Send it again.',
  request_under_way:
    'We have begun to read this request, so its answers stay as they are. What you changed is still on this device, and has not reached us: please call us about it.',
  request_step_not_allowed: 'This request has changed. Reload the page to see it as it is now.',
  same_as_before: 'Nothing is different yet. Change something first, or cancel.',
  setup_closed: 'Set-up is done: there is an admin already.',
  sign_in_again: 'It is a while since you signed in. Enter your password, then try again.',
  too_large: 'These answers are too long to send. Shorten the notes.',
  too_long: 'The text is too long.',
  too_many_changes: 'This request has been changed twenty times. Please call us about it.',
  too_many_requests: 'That was tried many times just now. Wait a few minutes, then try again.',
  user_banned: 'This account is closed. Call us if you think that is a mistake.',
  wrong_setup_code: 'This is not the setup code. Copy it from the place where the server was started.',
} as const;
export const kinds = {
  offline: 'We can’t reach the service. Check your connection and try again.',
  'signed-out': 'You have been signed out. Sign in again to continue.',
  denied: 'Your account may not do this.',
  'not-found': 'We can’t find this. It may have been removed, or the link may be wrong.',
  server: 'Something went wrong on our side. Try again in a moment.',
} as const;
export const nothingTypedLost = '{failure}; nothing you typed is lost.';
