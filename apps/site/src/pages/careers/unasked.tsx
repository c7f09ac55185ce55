import { useCompany } from '@repo/platform/site/company.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { careersWords as words } from '#words/index.ts'

/** How to write without a notice, and how to be told of one. */
export function Unasked({ lang }: { lang: Lang }) {
  const { title, points, subject, newsletter, privacy } = words[lang].unasked
  const { contactEmail: contact } = useCompany()
  const mail = `mailto:${contact}?subject=${encodeURIComponent(subject)}`
  return (
    <Section id="unasked" title={title}>
      <dl>
        {Object.values(points).map(({ name, text }) => (
          <DefinitionRow key={name} term={name} quiet>
            {text}
          </DefinitionRow>
        ))}
      </dl>
      <Row as="p" gap="200 300" above="300" align="center">
        <TextLink href={mail}>{contact}</TextLink>
        <TextLink href={pathOf(lang, 'newsletter')}>{newsletter}</TextLink>
        <TextLink href={pathOf(lang, 'privacy')}>{privacy}</TextLink>
      </Row>
    </Section>
  )
}
