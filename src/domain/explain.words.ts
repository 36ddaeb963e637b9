export const refusals = {
  answer_missing: 'Write an answer first.',
  consent_missing: 'Tick the box to say that you agree.',
  invalid_answers: 'Some answers aren’t right. Check them.',
  message_missing: 'Write a message first.',
  malformed_request: 'We couldn’t read some answers. Start again, or call us.',
  over_request_rate_limit: 'Too many tries. Wait 5 minutes, then try again.',
  reason_missing: 'Give a reason. The person will read it.',
  reference_taken: 'We couldn’t save this request. Send it again.',
  request_under_way: 'We’ve started reviewing this, so you can’t change it online. Call us.',
  request_step_not_allowed: 'This request has changed. Reload the page to see it as it is now.',
  same_as_before: 'Nothing is different yet. Change something first, or cancel.',
  setup_closed: 'Set-up is done. There is an admin already.',
  sign_in_again: 'You signed in a while ago. Enter your password, then try again.',
  too_large: 'These answers are too long to send. Shorten the notes.',
  too_long: 'Shorten the text.',
  too_many_changes: 'You can’t change this request online any more. Call us.',
  too_many_requests: 'Too many tries. Wait a while, or call us.',
  user_banned: 'This account is closed. Call us if you think that is a mistake.',
  wrong_setup_code: 'This is not the setup code. Copy it from where the server was started.',
} as const;
export const kinds = {
  offline: 'We can’t reach the service. Check your connection and try again.',
  'signed-out': 'You have been signed out. Sign in again to continue.',
  denied: 'You don’t have access to this.',
  'not-found': 'We can’t find this. It may have been removed, or the link may be wrong.',
  server: 'Something went wrong on our side. Try again in a moment.',
} as const;
export const nothingTypedLost = '{failure}. We’ve kept what you typed.';
