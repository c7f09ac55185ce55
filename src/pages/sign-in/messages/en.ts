export const en = {
  title: 'Sign in',
  description:
    'Sign-in for the staff of {brand}: news, demo requests and newsletter subscriptions.',
  lead: 'This sign-in is for our staff. Customers sign in to their own installation.',
  code: 'Code of your authenticator app',
  codeHint: 'Six digits, or one of your recovery codes',
  submit: 'Sign in',
  faults: {
    credentials: 'Email, password or code is not right.',
    code: 'Your account also asks for a code.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    failure: 'Sorry, we were unable to complete this action. Please, try again.',
    missing: 'Please enter your email and password',
  },
}
