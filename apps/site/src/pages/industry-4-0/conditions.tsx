import type { PageName } from '@repo/platform/facts/page-names.ts'
import { fillCounts } from '@repo/platform/i18n/count-words.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './conditions.module.css'
import { industry40Words as words } from '#words/index.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** The page that helps with each condition, and the place on it. */
const help = {
  shifts: ['pricing', '#estimate'],
  bottleneck: ['benefits', ''],
  zones: ['features', ''],
  plan: ['how-it-works', '#step-1'],
  council: ['how-it-works', '#step-2'],
  interface: ['iot-platform', ''],
  action: ['logistics', ''],
} as const satisfies Record<string, readonly [PageName, string]>

const keys = keysOf(help)

/** A checklist to print and to tick. */
export function Conditions({ lang, fields }: { lang: Lang; fields: number }) {
  const { title, lead, items, estimate, end } = words[lang].conditions
  return (
    <Section ground="paper-2" id="conditions" title={title} lead={<p>{lead}</p>}>
      <ol className={styles.conditions}>
        {keys.map((key) => {
          const [page, place] = help[key]
          return (
            <li key={key}>
              <h3>{items[key].title}</h3>
              <Text size="compact">{items[key].why}</Text>
              {pageExists(page) && (
                <a href={pathOf(lang, page) + place}>{siteWords[lang].pages[page]}</a>
              )}
            </li>
          )
        })}
      </ol>
      <Text measure="sentence" above="400">
        {fillCounts(lang, end, { count: fields })}
      </Text>
      <Row as="p" gap="200 400" align="center" above="300" data-screen-only>
        <ButtonLink href={`${pathOf(lang, 'pricing')}#estimate`}>{estimate}</ButtonLink>
        <TextLink href={pathOf(lang, 'how-it-works')}>
          {siteWords[lang].lines['how-it-works']}
        </TextLink>
      </Row>
    </Section>
  )
}
