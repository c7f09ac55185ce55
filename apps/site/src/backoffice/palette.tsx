import { useMemo } from 'react'
import { useAccount, useAccountStore } from '@repo/platform/account/admin/account-store.ts'
import { useReadViews } from '@repo/platform/account/admin/use-views.ts'
import { roleNames } from '@repo/platform/account/admin/role-names.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import {
  matching,
  type PaletteEntry,
  type PaletteSearch,
} from '@repo/platform/admin/palette/palette-entries.ts'
import { Palette, type PaletteProps } from '@repo/platform/admin/palette/palette.tsx'
import { actions, screens, viewsOf } from '#src/backoffice/commands.ts'
import { ofEachType } from '#src/backoffice/content-types.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import type { Permission } from '@repo/platform/rest/permission.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'
import { optionName } from '@repo/platform/rest/stored-option.ts'

/** The palette with what the signed-in account may go to, find and do. */
export function BackofficePalette(props: PaletteProps) {
  const { id, permissions } = useAccount()
  const client = useClient()
  const accountStore = useAccountStore()
  const notifications = useNotifications()
  const readViews = useReadViews()
  const offer = useMemo(() => {
    const may = ([permission]: readonly [Permission | null, unknown]) =>
      permission === null || permissions.includes(permission)
    const open = screens.filter(may).map(([, entry]) => entry)
    const views: PaletteSearch = {
      label: 'Saved views',
      find: async (text) => matching(viewsOf(await readViews(), open), text, 5),
    }
    const signOut: PaletteEntry = {
      key: 'sign-out',
      label: 'Sign out',
      words: 'log out leave',
      run: () => void accountStore.signOut().catch(notifications.fail),
    }
    return {
      commands: [
        { label: 'Go to', entries: open },
        { label: 'Actions', entries: [...actions.filter(may).map(([, entry]) => entry), signOut] },
      ],
      searches: [views, ...lists.filter(may).map(([, search]) => search(client))],
    }
  }, [permissions, client, accountStore, notifications, readViews])
  return <Palette {...props} {...offer} accountId={id} />
}

const query = (search: string) => ({ query: { search, limit: 5 } })

/** The lists that an account may read, asked side by side. */
const lists: readonly (readonly [Permission, (client: Client) => PaletteSearch])[] = [
  ...ofEachType(
    ({ name, title, api }) =>
      [
        `${name}:read`,
        (client: Client): PaletteSearch => ({
          label: title,
          async find(text, signal) {
            const { items } = await client.list(api.list, query(text), { signal })
            return Object.values(items).map(({ id, title: label, language }) => ({
              key: `${name} ${id}`,
              label,
              detail: englishNameOf[language],
              to: { to: `/${name}/$id`, params: { id } },
            }))
          },
        }),
      ] as const,
  ),
  [
    'leads:read',
    (client) => ({
      label: 'Demo requests',
      async find(text, signal) {
        const { items } = await client.list(demoRequestsApi.list, query(text), { signal })
        return Object.values(items).map(({ id, company, name }) => ({
          key: `lead ${id}`,
          label: company,
          detail: name,
          to: { to: '/leads/$id', params: { id } },
        }))
      },
    }),
  ],
  [
    'library:read',
    (client) => ({
      label: 'Library',
      async find(text, signal) {
        const { items } = await client.list(libraryApi.list, query(text), { signal })
        return Object.values(items).map(({ id, name, mimeType }) => ({
          key: `file ${id}`,
          label: name,
          detail: mimeType,
          to: { to: '/library/$id', params: { id } },
        }))
      },
    }),
  ],
  [
    'users:read',
    (client) => ({
      label: 'Users',
      async find(text, signal) {
        const { items } = await client.list(usersApi.list, query(text), { signal })
        return Object.values(items).map(({ id, name, email, role }) => ({
          key: `user ${id}`,
          label: name,
          detail: `${withUnicodeDomains(email)}, ${optionName(roleNames, role)}`,
          to: { to: '/users/$id', params: { id } },
        }))
      },
    }),
  ],
]
