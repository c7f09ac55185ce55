import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Content } from '@repo/platform/ui/section.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './closing.module.css'
import { homeWords as words } from '#words/index.ts'

export function Closing({ lang }: { lang: Lang }) {
  const { title, lead, demo } = words[lang].closing
  return (
    <section data-ground="orange" className={styles.closing} aria-labelledby="closing-title">
      <Content>
        <Columns
          widths="rest-420"
          from="large"
          gap="400 800"
          align="center"
          className={styles.columns}
        >
          <h2 id="closing-title">
            {title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h2>
          <div>
            <p>{lead}</p>
            <ButtonLink variant="ink" href={pathOf(lang, 'request-demo')}>
              {demo}
            </ButtonLink>
          </div>
        </Columns>
      </Content>
    </section>
  )
}
