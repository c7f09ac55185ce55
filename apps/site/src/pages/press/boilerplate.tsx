import { useCompany } from '@repo/platform/site/company.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { copied, CopyButton } from './copy-button.tsx'
import { figures } from './figures.ts'
import { pressWords as words } from '#words/index.ts'

/** About how many words each has. */
const lengths = { short: 25, medium: 60, long: 120 } as const

type Length = keyof typeof lengths

interface ProfileProps {
  lang: Lang
  length: Length
  /** The level of its heading. */
  level: 2 | 3
}

/** The company in a few words, with a button that copies them. */
export function Profile({ lang, length, level }: ProfileProps) {
  const { name, texts } = words[lang].boilerplate
  const values = figures(lang, useCompany().legal.name)
  const heading = fillIn(name, { words: lengths[length] })
  const Heading = `h${level}` as const
  return (
    <Text as="div" ruled className={copied} data-enhance="copy">
      <Heading>{heading}</Heading>
      <Text size={length === 'short' ? 'lead' : 'body'} data-copy-source>
        {fillIn(texts[length], values)}
      </Text>
      <CopyButton lang={lang} of={heading} />
    </Text>
  )
}

/** The company in the two lengths that the head of the page does not have. */
export function Boilerplate({ lang }: { lang: Lang }) {
  const { title, lead } = words[lang].boilerplate
  return (
    <Section id="boilerplate" title={title} lead={<p>{fillIn(lead, lengths)}</p>}>
      <Columns widths="4-7" from="large" gap="300 500">
        <Profile lang={lang} length="medium" level={3} />
        <Profile lang={lang} length="long" level={3} />
      </Columns>
    </Section>
  )
}
