import { brand } from '@repo/platform/brand/brand.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import type { PageProps } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Prose } from '@repo/platform/ui/prose.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { buyersKitWords as words, kitDocumentsWords } from '#words/index.ts'

const formName = 'buyers-kit'

/** Works without script: the browser saves what the server answers, and the page stays. */
export function KitForm({ lang, rejected }: PageProps) {
  const { title, lead, company, companyHint, plan, planHint, estimate, estimateHint, ...rest } =
    words[lang].kit
  const { optional, download, draw, calculate, review, contents } = rest
  const given = rejected?.form === formName ? rejected : undefined
  const field = (name: string) => ({
    name,
    defaultValue: given?.values[name],
    error: given?.errors[name],
  })
  const isWhole = Object.keys(given?.errors ?? {}).every((name) => name === '')
  return (
    <Section id="kit" title={title} lead={<p>{lead}</p>}>
      <Columns gap="400 600" widths="5-6" from="large">
        <Stack as="form" gap="250" method="post" action={`${pathOf(lang, 'buyers-kit')}#kit`}>
          <input type="hidden" name="form" value={formName} />
          {given && isWhole && (
            <Text tone="danger" role="alert">
              {given.errors['']}
            </Text>
          )}
          <Field
            {...field('company')}
            label={`${company} (${optional})`}
            hint={companyHint}
            autoComplete="organization"
            maxLength={maxLength.name}
          />
          <Field {...field('plan')} label={`${plan} (${optional})`} hint={planHint} />
          <Field {...field('estimate')} label={`${estimate} (${optional})`} hint={estimateHint} />
          <Row gap="200 400" align="center">
            <Button type="submit">{download}</Button>
            <TextLink href={pathOf(lang, 'simulator')}>{draw}</TextLink>
            <TextLink href={pathOf(lang, 'pricing')}>{calculate}</TextLink>
          </Row>
        </Stack>
        <Contents lang={lang} title={contents} review={review} />
      </Columns>
    </Section>
  )
}

function Contents({ lang, title, review }: { lang: Lang; title: string; review: string }) {
  const { questionnaire, materials, estimate, security, dpia, agreement, acceptance } =
    kitDocumentsWords[lang]
  const files = [
    [questionnaire, 'DOCX'],
    [materials, 'PDF, CSV'],
    [estimate, 'PDF'],
    [security, 'PDF'],
    [dpia, 'DOCX'],
    [agreement, 'DOCX'],
    [acceptance, 'DOCX'],
  ] as const
  return (
    <Prose>
      <h3>{title}</h3>
      <ol>
        {files.map(([file, type]) => (
          <li key={file.file}>
            <b>{file.title}</b> <small>{type}</small>
            <Text tone="muted" size="small">
              {fillIn(file.about, { brand: brand.name })}
            </Text>
          </li>
        ))}
      </ol>
      <p>{review}</p>
    </Prose>
  )
}
