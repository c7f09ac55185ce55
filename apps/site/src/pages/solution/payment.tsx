import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { solutionWords as words } from '#words/index.ts'

/** What is bought, rented and paid monthly. */
export function Payment({ lang }: { lang: Lang }) {
  const { title, pricing, ...texts } = words[lang].payment
  const rows = [
    [texts.hardware, texts.hardwareText],
    [texts.software, texts.softwareText],
    [texts.installation, texts.installationText],
    [texts.services, texts.servicesText],
  ] as const
  return (
    <Section id="payment" title={title}>
      <dl>
        {rows.map(([name, text]) => (
          <DefinitionRow key={name} term={name}>
            {text}
          </DefinitionRow>
        ))}
      </dl>
      <Text above="400" data-screen-only>
        <ButtonLink href={pathOf(lang, 'pricing')}>{pricing}</ButtonLink>
      </Text>
    </Section>
  )
}
