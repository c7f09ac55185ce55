import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { Partner } from './entries.ts'
import { partnersWords as words } from '#words/index.ts'

/** The partners that have agreed to be named; without one there is no section. */
export function Named({ lang, partners }: { lang: Lang; partners: readonly Partner[] }) {
  const { names } = words[lang].roles
  if (partners.length === 0) return null
  return (
    <Section id="named" title={words[lang].named.title}>
      <List lines="apart">
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
      </List>
    </Section>
  )
}
