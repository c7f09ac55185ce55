/** The specification's action feedback message. */
export interface Notification {
  id: string
  /** ISO 8601 */
  datetime: string
  message: string
  type: 'error' | 'success'
}

/** The age of each is checked every 3 s from its appearance, and 3 s are old: the first check closes it. */
export const closeAfterMs = 3_000
export const fadeOutMs = 500

let count = 0

export function createNotification(
  { type, message }: Pick<Notification, 'type' | 'message'>,
  now = new Date(),
): Notification {
  return { id: `${now.getTime()}-${++count}`, datetime: now.toISOString(), message, type }
}
