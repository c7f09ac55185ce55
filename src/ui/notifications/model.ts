/** The specification's action feedback message. */
export interface Notification {
  id: string
  /** ISO 8601 */
  datetime: string
  message: string
  type: 'error' | 'success'
}

export const maxAgeMs = 3_000
export const checkEveryMs = 3_000
export const fadeOutMs = 500

let count = 0

export function createNotification(
  { type, message }: Pick<Notification, 'type' | 'message'>,
  now = new Date(),
): Notification {
  return { id: `${now.getTime()}-${++count}`, datetime: now.toISOString(), message, type }
}

export function isOld({ datetime }: Notification, now = Date.now()): boolean {
  return now - Date.parse(datetime) > maxAgeMs
}
