import type { ReactNode } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { isLang } from '@repo/platform/i18n/locales.ts'
import { demoRequestsApi, type DemoRequest } from '../contract.ts'
import { confirmationWords } from '#words/index.ts'
import { useShowDemoRequest } from './use-demo-request-changes.ts'

interface Props {
  demoRequest: Pick<DemoRequest, 'id' | 'email' | 'language'>
  className?: string
  children: ReactNode
}

/** Opens a reply in the reader's email program, and records in the timeline that they began one. */
export function ReplyLink({ demoRequest, className, children }: Props) {
  const client = useClient()
  const notifications = useNotifications()
  const show = useShowDemoRequest()
  const mayWrite = useMay('leads:write')

  async function record(): Promise<void> {
    try {
      await client.call(demoRequestsApi.beginReply, { body: { id: demoRequest.id } })
      show()
    } catch (error) {
      notifications.fail(error)
    }
  }

  return (
    <a
      className={className}
      href={mailtoOf(demoRequest)}
      onClick={mayWrite ? () => void record() : undefined}
    >
      {children}
    </a>
  )
}

/** A reply to the confirmation that the visitor has had, in the language of the page. */
function mailtoOf({ email, language }: Pick<DemoRequest, 'email' | 'language'>): string {
  const { subject } = confirmationWords[language && isLang(language) ? language : 'en']
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
