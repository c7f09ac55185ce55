/** Where the visitor of the newsletter's page stands; `token` is that of the mail. */
export type NewsletterData =
  | { step: 'start' | 'expired' }
  | { step: 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed'; token: string }
