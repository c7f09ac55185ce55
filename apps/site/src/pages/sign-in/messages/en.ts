export const en = {
  description:
    'Sign-in for the staff of {brand}: news, demo requests and newsletter subscriptions.',
  steps: {
    'sign-in': {
      title: 'Sign in',
      lead: 'This sign-in is for our staff. Customers sign in to their own installation.',
      submit: 'Sign in',
      forgot: 'Forgot your password?',
    },
    'sign-in-code': {
      title: 'One more step',
      lead: 'Your account also needs a code.',
      code: 'Code of your authenticator app',
      hint: 'Six digits, or one of your recovery codes',
      submit: 'Sign in',
    },
    'forgot-password': {
      title: 'Forgotten password',
      lead: 'We send a link to the address of your account. It works once, for four hours.',
      submit: 'Send the link',
    },
    'set-password': {
      title: 'Choose a password',
      lead: 'Everybody who is signed in to your account is signed out.',
      password: 'New password',
      hint: 'At least 12 characters; common passwords and your own address are refused',
      submit: 'Set password',
      another: 'Ask for a new link',
    },
  },
  /** In place of the lead, for somebody who has no password yet. */
  invited: 'Welcome. Choose a password for your new account; you are signed in with it right away.',
  showPassword: 'Show password',
  back: 'Back to sign-in',
  notes: {
    mailed: 'If there is an account with this address, a link is on its way.',
    set: 'Your password is set. Sign in with it now.',
    late: 'That took too long. Please sign in again.',
    out: 'You are signed out.',
  },
  errors: {
    credentials: 'The email or the password is wrong.',
    code: 'The code is wrong, or has been used already.',
    link: 'This link has been used or is too old. Please ask for a new one.',
    length: 'Enter 12 to 1,024 characters',
    common:
      'This password is among the first that are guessed. Choose another, such as four words that do not belong together',
    ownAddress: 'Choose something other than your email address',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    error: 'Sorry, we were unable to complete this action. Please, try again.',
    missing: 'Enter your email and password',
  },
}
