import { Section } from '@repo/platform/ui/section.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { unavailableWords as words } from '#words/index.ts'

/** In place of a page that cannot be rendered now, since the store is away. */
export const unavailablePage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].lead,
  ground: 'paper',
  robots: 'noindex',
  View({ lang }) {
    const { title, lead, retry } = words[lang]
    return (
      <Section level={1}>
        <h1>{title}</h1>
        <Text size="lead" tone="muted" measure="sentence" above="300">
          {lead}
        </Text>
        <Row as="ul" gap="200 400" above="400">
          <li>
            {/* Empty: the address that the visitor asked for, whichever it is. */}
            <TextLink href="">{retry}</TextLink>
          </li>
          <li>
            <TextLink href={pathOf(lang)}>{siteWords[lang].words.backToHome}</TextLink>
          </li>
        </Row>
      </Section>
    )
  },
}
