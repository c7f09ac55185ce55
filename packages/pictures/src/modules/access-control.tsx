import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import screenStyles from './screen.module.css'
import styles from './access-control.module.css'
import { keysOf } from '@repo/platform/values/records.ts'

type Group = 'drivers' | 'warehouse' | 'service' | 'visitors'
type Place = 'hall' | 'dock' | 'cold'
type Permission = 'yes' | 'no' | 'escorted'

export type AccessControlLabels = Readonly<
  Record<Group | Place | Permission | 'who' | 'badge' | 'refused', string>
>

const places: readonly Place[] = ['hall', 'dock', 'cold']
const permissions: Readonly<Record<Group, Readonly<Record<Place, Permission>>>> = {
  drivers: { hall: 'yes', dock: 'yes', cold: 'no' },
  warehouse: { hall: 'yes', dock: 'no', cold: 'no' },
  service: { hall: 'yes', dock: 'yes', cold: 'yes' },
  visitors: { hall: 'escorted', dock: 'no', cold: 'no' },
}
const groups = keysOf(permissions)

export function AccessControl({ labels }: { labels: AccessControlLabels }) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{labels.who}</VisuallyHidden>
            </th>
            {places.map((place) => (
              <th key={place} scope="col">
                {labels[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group}>
              <th scope="row">{labels[group]}</th>
              {places.map((place) => (
                <td key={place} className={styles[permissions[group][place]]}>
                  {labels[permissions[group][place]]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Row as="p" justify="between" className={screenStyles.caption}>
        <span className={styles.refused}>
          <b>{labels.badge} 2206</b> {labels.refused}
        </span>
        <time>22:14:30</time>
      </Row>
    </>
  )
}
