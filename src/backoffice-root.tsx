import { createRootRoute, Link, Outlet, useMatches } from '@tanstack/react-router'
import { Allowed, Guard } from '#src/admin/guard.tsx'
import { Layout } from '#src/admin/layout.tsx'
import { NoticePage } from '#src/admin/notice-page.tsx'
import { navigation } from '#src/backoffice-navigation.ts'

export const root = createRootRoute({ component: Frame, notFoundComponent: NotFound })

function Frame() {
  const permission = useMatches({ select: (matches) => matches.at(-1)?.staticData.permission })
  return (
    <Guard>
      <Layout groups={navigation}>
        <Allowed permission={permission}>
          <Outlet />
        </Allowed>
      </Layout>
    </Guard>
  )
}

function NotFound() {
  return (
    <NoticePage title="Not found">
      <p>The back office has no page at this address.</p>
      <Link to="/">Dashboard</Link>
    </NoticePage>
  )
}
