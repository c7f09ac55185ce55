export const en = {
  description:
    'Confirm or end your subscription to the newsletter of {brand}: one email, one subject, and you leave with one click.',
  confirm: {
    title: 'Confirm your subscription',
    lead: 'Press the button, and the newsletter of {brand} comes to your address.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    lead: 'The next newsletter comes to your address. Every email has a link with which you can leave.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    lead: 'Press the button, and no further newsletter comes to your address.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    lead: 'No further newsletter comes to your address. You can subscribe again at any time.',
  },
  expired: {
    title: 'This link is no longer valid',
    lead: 'A confirmation link works for 7 days, or until you unsubscribe. You can subscribe again at any time.',
  },
  mail: {
    subject: 'Please confirm your subscription to the newsletter of {brand}',
    ask: 'This address was entered for the newsletter of {brand}. To receive it, please open this page and press the button:',
    deadline: 'The link works for 7 days.',
    ignore:
      'If it was not you, you do not have to do anything: without the confirmation you receive no newsletter.',
    leave: 'To unsubscribe this address:',
  },
}
