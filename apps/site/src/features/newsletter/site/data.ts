/** The step that the newsletter page shows; `token` comes from the email. */
export type NewsletterData =
  | { step: 'start' | 'expired' }
  | { step: 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed'; token: string }
