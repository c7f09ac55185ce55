import { Link } from '@tanstack/react-router'
import { useMay } from './account-store.ts'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Page } from '#src/admin/page.tsx'
import { roles } from '../roles.ts'
import { roleHints, roleNames } from './role-names.ts'
import { Facts } from '#src/ui/layout/facts.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './roles-page.module.css'
import { RolesTable } from './roles-table.tsx'

/** What each role may do; everybody may read it. */
export function RolesPage() {
  const readsUsers = useMay('users:read')
  return (
    <Page back={readsUsers ? <Link to="/users">Users</Link> : <Link to="/account">Account</Link>}>
      <PageHeader
        title="Roles and permissions"
        summary="Users see only the parts of the back office that their role includes."
      />
      <Stack gap="300" className={styles.roles}>
        <Facts terms="strong" layout="beside" lined>
          {roles.map((role) => (
            <div key={role}>
              <dt>{roleNames[role]}</dt>
              <dd>{roleHints[role]}</dd>
            </div>
          ))}
        </Facts>
        <RolesTable />
      </Stack>
    </Page>
  )
}
