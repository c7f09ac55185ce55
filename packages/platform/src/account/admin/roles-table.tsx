import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { roles, type Role } from '../roles.ts'
import { roleNames } from './role-names.ts'
import { actionsIn, areaNames, areas } from './role-permissions.ts'
import styles from './roles-table.module.css'

/** What roles may do, as the server checks it. */
export function RolesTable({ of = roles }: { of?: readonly Role[] }) {
  return (
    <table className={styles.roles}>
      <caption>
        <VisuallyHidden>Role permissions</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Area</th>
          {of.map((role) => (
            <th key={role} scope="col">
              {roleNames[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area}>
            <th scope="row">{areaNames[area]}</th>
            {of.map((role) => (
              <Cell key={role} actions={actionsIn(role, area)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ actions }: { actions: readonly string[] }) {
  return (
    <td data-none={actions.length === 0 || undefined}>
      {actions.join(', ') || (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>nothing</VisuallyHidden>
        </>
      )}
    </td>
  )
}
