import type { NavigationGroup } from '@repo/platform/admin/navigation.tsx'
import { NewDemoRequestCount } from '#src/features/demo-requests/admin/new-count.tsx'

/** The navigation of the back office; each account sees the entries that it may read. */
export const navigation: readonly NavigationGroup[] = [
  {
    entries: [
      { to: '/', label: 'Dashboard', icon: 'M2 2h5v5H2zM9 2h5v3H9zM9 7h5v7H9zM2 9h5v5H2z' },
    ],
  },
  {
    label: 'Content',
    entries: [
      {
        to: '/news',
        label: 'News',
        icon: 'M2.5 2h11v12h-11zM5 5h6M5 8h6M5 11h4',
        permission: 'news:read',
      },
      {
        to: '/documents',
        label: 'Documents',
        icon: 'M4 1.5h5l3.5 3.5v9.5H4zM9 1.5V5h3.5M6 8.5h4.5M6 11h4.5',
        permission: 'documents:read',
      },
      {
        to: '/media',
        label: 'Media',
        icon: 'M2 3h12v10H2zM6.5 6v4l3.5-2z',
        permission: 'media:read',
      },
      {
        to: '/library',
        label: 'Library',
        icon: 'M2 3h12v10H2zM2 11l3.5-3.5L8 10l2.5-2.5L14 11M10.5 5.5h.5',
        permission: 'library:read',
      },
      {
        to: '/languages',
        label: 'Languages',
        icon: 'M1.5 4h6M4.5 2v2M6.5 4c-.5 3-2.5 4.5-5 5.5M3 5.5c1 2 2.5 3 4 4M8 14l3-8 3 8M9 11.5h4',
        permission: 'news:read',
      },
      {
        to: '/claims',
        label: 'Claims and answers',
        icon: 'M2 14h12M4 11V7M8 11V3M12 11V5.5',
        permission: 'claims:read',
      },
    ],
  },
  {
    label: 'Enquiries',
    entries: [
      {
        to: '/leads',
        label: 'Demo requests',
        icon: 'M2 9l2-6h8l2 6v4H2zM2 9h3.5l1 2h3l1-2H14',
        permission: 'leads:read',
        Count: NewDemoRequestCount,
      },
      {
        to: '/subscriptions',
        label: 'Subscriptions',
        icon: 'M2 3.5h12v9H2zM2 4l6 5 6-5',
        permission: 'subscriptions:read',
      },
      {
        to: '/personal-data',
        label: 'Personal data',
        words: 'lookup stored known about an address erase export gdpr privacy',
        icon: 'M2 3h12v10H2zM6 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM3.5 11c.3-1.5 1.2-2 2.5-2s2.2.5 2.5 2M10.5 6.5h2M10.5 9.5h2',
        permission: 'personal-data:read',
      },
      {
        to: '/calculator',
        label: 'Estimates',
        words: 'calculator roi runs',
        icon: 'M3 1.5h10v13H3zM5 4h6v2.5H5zM5.5 9.5h.5M8 9.5h.5M10.5 9.5h.5M5.5 12h.5M8 12h.5M10.5 12h.5',
        permission: 'calculator:run',
      },
    ],
  },
  {
    label: 'System',
    entries: [
      {
        to: '/prices',
        label: 'Price lists',
        words: 'prices constants',
        icon: 'M2 8l6-6h6v6l-6 6zM11 5h.5',
        permission: 'calculator:read',
      },
      {
        to: '/users',
        label: 'Users',
        icon: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14c.5-3 2.7-4 5.5-4s5 1 5.5 4',
        permission: 'users:read',
      },
      {
        to: '/audit',
        label: 'Audit log',
        icon: 'M3 2h10v12H3zM5.5 5h5M5.5 8h5M5.5 11h3',
        permission: 'audit:read',
      },
      {
        to: '/outbox',
        label: 'Outbox',
        icon: 'M8 10V2M5 5l3-3 3 3M2 9v5h12V9',
        permission: 'outbox:read',
      },
      {
        to: '/settings',
        label: 'Settings',
        icon: 'M2 4.5h7M12 4.5h2M9 3v3h3V3zM2 11.5h2M7 11.5h7M4 10v3h3v-3z',
        permission: 'settings:read',
      },
    ],
  },
  {
    label: 'Developers',
    entries: [{ to: '/api', label: 'API', icon: 'M6 3L2 8l4 5M10 3l4 5-4 5' }],
  },
]
