import { Link, type LinkProps } from '@tanstack/react-router'
import { RecordPanel } from '#src/admin/record/record.tsx'
import type { FileUse, UsedFile } from '#src/library/contract.ts'
import styles from './used-by.module.css'

/** Where a file is used: each item with its language, and whether visitors see it. */
export function UsedBy({ uses }: Pick<UsedFile, 'uses'>) {
  return (
    <RecordPanel title={uses.length ? `Used by ${uses.length}` : 'Used by nothing'}>
      {uses.length === 0 ? (
        <p className={styles.hint}>It can be deleted; visitors cannot open it.</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <Link {...linkTo(use)}>{use.title}</Link>
              <span>
                {[use.language?.toUpperCase(), use.kind, !use.visible && 'not public']
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordPanel>
  )
}

/** The kinds of items are named as the sections of the back office. */
const linkTo = ({ kind, id }: FileUse): LinkProps => ({ to: `/${kind}/${id}` as LinkProps['to'] })
