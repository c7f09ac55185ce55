import type { Consequence } from './consequences.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './consequence-list.module.css'

/** What will change for visitors, each page by its address. */
export function ConsequenceList({ consequences }: { consequences: readonly Consequence[] }) {
  return consequences.map(({ text, pages }) => (
    <Stack gap="050" key={text} className={styles.consequence}>
      <p>{text}</p>
      {pages && pages.length > 0 && (
        <ul>
          {pages.slice(0, shown).map(({ path, while: condition }) => (
            <li key={path}>
              <code>{path}</code>
              {condition && `, ${condition}`}
            </li>
          ))}
          {pages.length > shown && <li>and {pages.length - shown} more</li>}
        </ul>
      )}
    </Stack>
  ))
}

const shown = 8
