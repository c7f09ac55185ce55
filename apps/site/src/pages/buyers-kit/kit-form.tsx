import type { PageProps } from '@repo/platform/site/page.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { buyersKitWords as words } from '#words/index.ts'

const formName = 'buyers-kit'

/** Works without script: the browser saves what the server answers, and the page stays. */
export function KitForm({ lang, rejected }: Pick<PageProps, 'lang' | 'rejected'>) {
  const { lead, own, company, companyHint, plan, planHint, estimate, estimateHint, ...rest } =
    words[lang].kit
  const { download, downloadOwn, draw, calculate } = rest
  const given = rejected?.form === formName ? rejected : undefined
  const field = (name: string) => ({
    name,
    defaultValue: given?.values[name],
    error: given?.errors[name],
  })
  const isWhole = Object.keys(given?.errors ?? {}).every((name) => name === '')
  return (
    <Stack as="form" gap="200" id="kit" method="post" action={`${pathOf(lang, 'buyers-kit')}#kit`}>
      <input type="hidden" name="form" value={formName} />
      {given && isWhole && (
        <Text tone="danger" role="alert">
          {given.errors['']}
        </Text>
      )}
      <Row>
        <Button type="submit">{download}</Button>
      </Row>
      <Text size="small" tone="muted">
        {lead}
      </Text>
      <details open={given !== undefined}>
        <Text as="summary" weight="medium">
          {own}
        </Text>
        <Stack gap="200" above="200">
          <Field
            {...field('company')}
            label={company}
            hint={companyHint}
            autoComplete="organization"
            maxLength={maxLength.name}
          />
          <Field
            {...field('plan')}
            label={plan}
            hint={
              <>
                {planHint} <TextLink href={pathOf(lang, 'simulator')}>{draw}</TextLink>
              </>
            }
          />
          <Field
            {...field('estimate')}
            label={estimate}
            hint={
              <>
                {estimateHint} <TextLink href={pathOf(lang, 'pricing')}>{calculate}</TextLink>
              </>
            }
          />
          <Row>
            <Button type="submit" variant="ink">
              {downloadOwn}
            </Button>
          </Row>
        </Stack>
      </details>
    </Stack>
  )
}
