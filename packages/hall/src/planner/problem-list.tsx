import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './problem-list.module.css'
import { plannerWords as words } from '#words/index.ts'

/** What is wrong with the plan, as long as something is. */
export function ProblemList({ lang }: { lang: Lang }) {
  const { title, lead } = words[lang].problems
  return (
    <Stack
      as="section"
      gap="100"
      className={styles.problems}
      aria-labelledby="plan-problems"
      data-problems=""
      hidden
    >
      <h3 id="plan-problems" className={styles.title}>
        {fill(lang, title[1] ?? '', { count: 0 })}
      </h3>
      <p>{lead}</p>
      <ul />
      <p data-more="" />
      <template>
        <li>
          <button type="button" className={styles.problem}>
            {lead}
          </button>
        </li>
      </template>
    </Stack>
  )
}
