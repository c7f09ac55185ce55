import { paint } from '@repo/pictures/paint.ts'
import { downloadOf } from '@repo/pictures/renders/files.ts'
import { renderSize } from '@repo/pictures/renders/names.ts'
import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { useCompany } from '@repo/platform/site/company.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { mark } from '@repo/platform/brand/mark.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './kit.module.css'
import { pressWords as words } from '#words/index.ts'

const look = {
  point: paint({ fill: 'accent' }),
}

/** Written by `bundler/press-kit.ts` when the site is built. */
const kitPath = '/press-kit.zip'

/** Some of the illustrations of the archive. */
const shown = ['anchor', 'tag', 'display'] as const

/** The mark on both grounds, the archive, and illustrations by themselves. */
export function Kit({ lang }: { lang: Lang }) {
  const { title, lead, licence, download, ask, image, images, mark: caption } = words[lang].kit
  const { contactEmail } = useCompany()
  const mail = `mailto:${contactEmail}?subject=${encodeURIComponent(ask)}`
  return (
    <Section id="kit" title={title} lead={<p>{lead}</p>}>
      <Columns widths="1-1" from="medium" printed className={styles.kit}>
        <figure className={styles.plates}>
          <div data-ground="paper">
            <Mark />
          </div>
          <div data-ground="ink">
            <Mark />
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
        <div className={styles.text}>
          <p>{fillIn(licence, { brand: brand.name })}</p>
          <p>
            <ButtonLink href={kitPath} download>
              {download}
            </ButtonLink>
          </p>
          <p>
            <TextLink href={mail}>{`${ask} – ${contactEmail}`}</TextLink>
          </p>
        </div>
      </Columns>
      <Columns widths="1-1-1" from="medium" gap="400 300" above="600">
        {shown.map((name) => (
          <Stack key={name} gap="100">
            <RenderFigure lang={lang} name={name} width="third" caption={`${images[name]}.`} />
            <TextLink href={downloadOf(name)} download={`${name}.jpg`}>
              {fillIn(image, {
                width: String(renderSize.width),
                height: String(renderSize.height),
              })}
              <VisuallyHidden>{colon(lang) + images[name]}</VisuallyHidden>
            </TextLink>
          </Stack>
        ))}
      </Columns>
    </Section>
  )
}

function Mark() {
  const { size, distances, stroke, point } = mark
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="96" height="96" aria-hidden="true">
      <path d={distances} fill="none" stroke="currentColor" strokeWidth={stroke} />
      <circle {...point} {...look.point} />
    </svg>
  )
}
