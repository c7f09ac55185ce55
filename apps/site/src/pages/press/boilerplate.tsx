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
const lengthNames = ['short', 'medium', 'long'] as const

/** The company in three lengths. */
export function Boilerplate({ lang }: { lang: Lang }) {
  const { title, lead, name, texts } = words[lang].boilerplate
  const values = figures(lang, useCompany().legal.name)
  return (
    <Section id="boilerplate" title={title} lead={<p>{fillIn(lead, lengths)}</p>}>
      <Columns widths="3-4-6" from="large" gap="300 500">
        {lengthNames.map((length) => {
          const heading = fillIn(name, { words: lengths[length] })
          return (
            <Text as="div" ruled key={length} className={copied} data-enhance="copy">
              <h3>{heading}</h3>
              <p data-copy-source>{fillIn(texts[length], values)}</p>
              <CopyButton lang={lang} of={heading} />
            </Text>
          )
        })}
      </Columns>
    </Section>
  )
}
