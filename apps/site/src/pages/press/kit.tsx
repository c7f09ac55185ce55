import { downloadOf } from '@repo/pictures/renders/files.ts'
import { renderSize } from '@repo/pictures/renders/names.ts'
import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { useCompany } from '@repo/platform/site/company.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { Logo } from '@repo/platform/brand/logo.tsx'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Profile } from './boilerplate.tsx'
import styles from './kit.module.css'
import { pressWords as words } from '#words/index.ts'

/** Written by `bundler/press-kit.ts` when the site is built. */
const kitPath = '/press-kit.zip'

/** Some of the illustrations of the archive. */
const shown = ['anchor', 'tag', 'display'] as const

/** The opening: the logo on both grounds, the archive, and illustrations by themselves. */
export function Kit({ lang }: { lang: Lang }) {
  const { heading, lead, kit } = words[lang]
  const { contactEmail } = useCompany()
  const mail = `mailto:${contactEmail}?subject=${encodeURIComponent(kit.ask)}`
  return (
    <PageOpening
      lang={lang}
      name="press"
      title={heading}
      lead={
        <>
          <p>{lead}</p>
          <Row gap="150 300" align="center">
            <ButtonLink href={kitPath} download>
              {kit.download}
            </ButtonLink>
            <TextLink href={mail}>{`${kit.ask} – ${contactEmail}`}</TextLink>
          </Row>
        </>
      }
      beside={
        <Stack gap="300">
          <Profile lang={lang} length="short" level={2} />
          <Plates caption={kit.mark} />
        </Stack>
      }
    >
      <Columns widths="1-1-1" from="medium" gap="300" above="500">
        {shown.map((name) => (
          <Stack key={name} gap="100">
            <RenderFigure lang={lang} name={name} width="third" caption={`${kit.images[name]}.`} />
            <Text size="small">
              <TextLink href={downloadOf(name)} download={`${name}.jpg`}>
                {fillIn(kit.image, {
                  width: String(renderSize.width),
                  height: String(renderSize.height),
                })}
                <VisuallyHidden>{colon(lang) + kit.images[name]}</VisuallyHidden>
              </TextLink>
            </Text>
          </Stack>
        ))}
      </Columns>
      <Columns widths="1-1" from="medium" gap="100 300" above="300">
        {[kit.lead, fillIn(kit.licence, { brand: brand.name })].map((text) => (
          <Text size="small" tone="muted" key={text}>
            {text}
          </Text>
        ))}
      </Columns>
    </PageOpening>
  )
}

function Plates({ caption }: { caption: string }) {
  return (
    <figure id="kit">
      <Columns widths="1-1" from="small" className={styles.plates}>
        <div data-ground="paper">
          <Logo variant="large" />
        </div>
        <div data-ground="ink">
          <Logo variant="large" />
        </div>
      </Columns>
      <Text as="figcaption" size="small" tone="muted" above="100">
        {caption}
      </Text>
    </figure>
  )
}
