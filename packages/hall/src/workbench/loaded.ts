import { notify } from '@repo/platform/ui/notifications/notify.ts'

/** What is loaded when it is first wanted; undefined, and said, where it does not come. */
export async function loaded<Module>(
  load: () => Promise<Module>,
  failed: string,
): Promise<Module | undefined> {
  try {
    return await load()
  } catch {
    notify({ type: 'error', message: failed })
    return undefined
  }
}
