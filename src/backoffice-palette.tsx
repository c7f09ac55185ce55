import { useMemo } from 'react'
import { useAccount, useAccountStore } from '#src/account/admin/account-store.ts'
import { roleNames } from '#src/account/admin/role-names.ts'
import { usersApi } from '#src/account/users-contract.ts'
import { useClient } from '#src/admin/client.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { PaletteEntry, PaletteSearch } from '#src/admin/palette/palette-entries.ts'
import { Palette, type PaletteProps } from '#src/admin/palette/palette.tsx'
import { navigation } from '#src/backoffice-navigation.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { nameOf, type Lang } from '#src/i18n/locales.ts'
import { libraryApi } from '#src/library/contract.ts'
import type { Client } from '#src/rest/client.ts'
import type { Permission } from '#src/rest/permission.ts'

/** The palette with what the signed-in account may go to, find and do. */
export function BackofficePalette(props: PaletteProps) {
  const { id, permissions } = useAccount()
  const client = useClient()
  const accountStore = useAccountStore()
  const notifications = useNotifications()
  const offer = useMemo(() => {
    const may = ([permission]: readonly [Permission | null, unknown]) =>
      permission === null || permissions.includes(permission)
    const signOut: PaletteEntry = {
      key: 'sign-out',
      label: 'Sign out',
      words: 'log out leave',
      run: () => void accountStore.signOut().catch(notifications.fail),
    }
    return {
      commands: [
        { label: 'Go to', entries: screens.filter(may).map(([, entry]) => entry) },
        { label: 'Do', entries: [...actions.filter(may).map(([, entry]) => entry), signOut] },
      ],
      searches: lists.filter(may).map(([, search]) => search(client)),
    }
  }, [permissions, client, accountStore, notifications])
  return <Palette {...props} {...offer} accountId={id} />
}

const screens: readonly (readonly [Permission | null, PaletteEntry])[] = [
  ...navigation.flatMap(({ label: section = '', entries }) =>
    entries.map(
      ({ to, label, permission }) =>
        [permission ?? null, { key: `go ${to}`, label, words: section, to: { to } }] as const,
    ),
  ),
  [
    null,
    {
      key: 'go /account',
      label: 'Your account',
      words: 'password second factor date format sessions keys',
      to: { to: '/account' },
    },
  ],
]

const newItem = (type: 'news' | 'documents' | 'media', label: string, words: string) =>
  [
    `${type}:write`,
    { key: `new ${type}`, label, words, to: { to: `/${type}/$id`, params: { id: 'new' } } },
  ] as const

const actions: readonly (readonly [Permission, PaletteEntry])[] = [
  newItem('news', 'New article', 'news post write create'),
  newItem('documents', 'New document', 'brochure datasheet case study create'),
  newItem('media', 'New media item', 'video webinar create'),
  [
    'calculator:run',
    {
      key: 'new calculation',
      label: 'New calculation',
      words: 'roi estimate run create',
      to: { to: '/calculator/new' },
    },
  ],
  [
    'users:write',
    {
      key: 'invite',
      label: 'Invite a colleague',
      words: 'user account new create',
      to: { to: '/users', hash: 'invite' },
    },
  ],
]

const query = (search: string) => ({ query: { search, limit: 5 } })

const itemEntry =
  (type: 'news' | 'documents' | 'media') =>
  ({ id, title, language }: { id: string; title: string; language: Lang }): PaletteEntry => ({
    key: `${type} ${id}`,
    label: title,
    detail: nameOf[language],
    to: { to: `/${type}/$id`, params: { id } },
  })

/** The lists that an account may read, asked side by side. */
const lists: readonly (readonly [Permission, (client: Client) => PaletteSearch])[] = [
  [
    'news:read',
    (client) => ({
      label: 'News',
      async find(text, signal) {
        const { items } = await client.list(newsApi.list, query(text), { signal })
        return Object.values(items).map(itemEntry('news'))
      },
    }),
  ],
  [
    'documents:read',
    (client) => ({
      label: 'Documents',
      async find(text, signal) {
        const { items } = await client.list(documentsApi.list, query(text), { signal })
        return Object.values(items).map(itemEntry('documents'))
      },
    }),
  ],
  [
    'media:read',
    (client) => ({
      label: 'Media',
      async find(text, signal) {
        const { items } = await client.list(mediaApi.list, query(text), { signal })
        return Object.values(items).map(itemEntry('media'))
      },
    }),
  ],
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
          detail: `${email}, ${roleNames[role]}`,
          to: { to: '/users/$id', params: { id } },
        }))
      },
    }),
  ],
]
