// First: what it sets must hold before any contract is evaluated.
import '@repo/platform/admin/jitless-zod.ts'
import '@repo/platform/ui/base.css'
import '@repo/platform/admin/admin.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { AccountContext, createAccountStore } from '@repo/platform/account/admin/account-store.ts'
import { ClientContext, createQueryClient } from '@repo/platform/admin/client.ts'
import { followSignOut, tellOtherTabs } from '@repo/platform/account/admin/sign-out-of-tabs.ts'
import {
  createNotificationStore,
  NotificationsContext,
} from '@repo/platform/admin/notifications/notification-store.ts'
import { NotificationStack } from '@repo/platform/admin/notifications/notification-views.tsx'
import { leaveDroppedFiles } from '@repo/platform/admin/dropped-files.ts'
import {
  fetchUninterrupted,
  followUpdates,
  uploadUninterrupted,
} from '@repo/platform/admin/reload.ts'
import { renderDemoRequestPicker } from '#src/backoffice/frame.tsx'
import { router } from '#src/backoffice.tsx'
import { forgetNotes } from '#src/features/demo-requests/admin/autosaved-notes.ts'
import { DemoRequestPickerContext } from '@repo/estimator/admin/demo-request-picker-context.ts'
import { createClient } from '@repo/platform/rest/client.ts'

// Defines no component of its own: in development a module that does is run a second time when it
// is edited, and the application must start once.
const app = document.getElementById('app')!
const client = createClient({
  origins: { site: '', account: app.dataset['accountOrigin'] ?? '' },
  onSignedOut: () => account.forget(),
  fetch: fetchUninterrupted,
  upload: uploadUninterrupted,
})
const queries = createQueryClient()
const account = createAccountStore(client, queries, (accountId) => {
  tellOtherTabs()
  // Once the screen has gone, which keeps what is unsaved on it.
  if (accountId) setTimeout(() => forgetNotes(accountId))
})
const notifications = createNotificationStore()

void account.check()
followSignOut(account)
leaveDroppedFiles(window)
// A message is read, or what it says is taken back, before the page goes.
followUpdates(() => notifications.state().shown.length === 0)
createRoot(app).render(
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queries}>
      <ClientContext value={client}>
        <AccountContext value={account}>
          <NotificationsContext value={notifications}>
            <DemoRequestPickerContext value={renderDemoRequestPicker}>
              <RouterProvider router={router} />
            </DemoRequestPickerContext>
            <NotificationStack />
          </NotificationsContext>
        </AccountContext>
      </ClientContext>
    </QueryClientProvider>
  </CSPProvider>,
)
