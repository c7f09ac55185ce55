import { UnfinishedScene } from '@repo/pictures/unfinished/unfinished-scene.tsx'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { NumberedQuestion } from '@repo/platform/site/sections/numbered-question.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './room.module.css'
import { scene } from './scene.ts'
import { words } from './words.ts'

/** The back room at an angle; where there is room, its questions stand in the corners that it leaves. */
export function Room({ lang }: { lang: Lang }) {
  return (
    <div className={styles.room}>
      <div className={styles.scene}>
        <UnfinishedScene {...scene} />
      </div>
      <Columns as="ol" gap="250 600" className={styles.questions}>
        {words[lang].questions.items.map((question) => (
          <li key={question}>
            <NumberedQuestion>{question}</NumberedQuestion>
          </li>
        ))}
      </Columns>
    </div>
  )
}
