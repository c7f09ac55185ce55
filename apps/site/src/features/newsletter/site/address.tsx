import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { newsletterWords } from '#words/index.ts'

/** What becomes of the address of a subscriber. */
export function Address({ lang }: { lang: Lang }) {
  const { title, points, privacy } = newsletterWords[lang].address
  return (
    <Section id="address" title={title}>
      <dl>
        {Object.values(points).map(({ name, text }) => (
          <DefinitionRow key={name} term={name} quiet>
            {text}
          </DefinitionRow>
        ))}
      </dl>
      <Text above="200">
        <TextLink href={pathOf(lang, 'privacy')}>{privacy}</TextLink>
      </Text>
    </Section>
  )
}
