/** The step that the newsletter page shows; `token` is that of the email. */
export type NewsletterStep =
  | { step: 'start' | 'expired' }
  | { step: 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed'; token: string }

/** `Teaser` is an article of the news, which only its caller can draw. */
export type NewsletterData<Teaser = unknown> = NewsletterStep & {
  /** The newest articles, the last first; empty after a link of an email. */
  latest: readonly Teaser[]
}
