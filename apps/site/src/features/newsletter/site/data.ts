/** The step that the newsletter page shows; `token` is that of the mail. */
export type NewsletterData =
  | { step: 'start' | 'expired' }
  | { step: 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed'; token: string }
