import { Table } from '#src/ui/layout/table.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { roles, type Role } from '../roles.ts'
import { roleNames } from './role-names.ts'
import { actionsIn, areaNames, areas } from './role-permissions.ts'

/** What roles may do, as the server checks it. */
export function RolesTable({ of = roles }: { of?: readonly Role[] }) {
  return (
    <Table size="dense" cards="facts" aria-label="Permissions by role">
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
              <td key={role}>{shown(actionsIn(role, area))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function shown(actions: readonly string[]) {
  if (actions.length > 0) return actions.join(', ')
  return (
    <Text as="span" tone="muted">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>no access</VisuallyHidden>
    </Text>
  )
}
