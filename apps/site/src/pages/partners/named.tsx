import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import type { Partner } from './entries.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './partners.module.css'
import { partnersWords as words } from '#words/index.ts'

/** The partners that have agreed to be named, or that there are none. */
export function Named({ lang, partners }: { lang: Lang; partners: readonly Partner[] }) {
  const { title, none, next } = words[lang].named
  const { names } = words[lang].roles
  return (
    <Section id="named" title={title}>
      {partners.length === 0 ? (
        <EmptyState title={none}>
          <p>{next}</p>
        </EmptyState>
      ) : (
        <ul className={styles.named}>
          {partners.map(({ name, url, place, roles }) => (
            <li key={name}>
              <h3>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </h3>
              <Text tone="muted">{place[lang]}</Text>
              <Text tone="muted">{roles.map((role) => names[role]).join(', ')}</Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
