import { MessagePage } from '@repo/platform/admin/message-page.tsx'

export const unreadableRun =
  'Another version of the software saved this estimate, and this version cannot read it. Update the software to open it.'

/** In place of a page that works with a stored estimate. */
export function UnreadableRun({ name }: { name: string }) {
  return (
    <MessagePage title={`“${name}” cannot be read`}>
      <p>{unreadableRun}</p>
    </MessagePage>
  )
}
