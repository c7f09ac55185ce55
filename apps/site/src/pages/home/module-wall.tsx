import type { ReactNode } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { moduleScreens } from '@repo/pictures/modules/module-screens.tsx'
import { ModuleTile } from '@repo/pictures/modules/module-tile.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import styles from './module-wall.module.css'
import { homeWords as words } from '#words/index.ts'

interface ModuleWallProps {
  lang: Lang
  /** The picture of the hall in the digital-twin tile. */
  twin: ReactNode
}

export function ModuleWall({ lang, twin }: ModuleWallProps) {
  const { heading, intro } = words[lang].modules
  return (
    <Section ground="ink" id="modules" title={heading} lead={<p>{intro}</p>}>
      <div className={styles.wall}>
        {moduleScreens(lang, twin).map(({ key, name, line, screen }) => (
          <ModuleTile key={key} className={styles[key]} name={name} line={line}>
            {screen}
          </ModuleTile>
        ))}
      </div>
    </Section>
  )
}
