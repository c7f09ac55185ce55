import { brand } from '#src/brand/brand.ts'
import { defaultLang } from '#src/i18n/locales.ts'
import { pathOf } from '../paths.ts'

const ink = '#0b1622'

const icon = (size: number, purpose?: 'maskable') => ({
  src: `/icon-${purpose ? `${purpose}-` : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

/** What a phone shows of the site on its home screen. */
export const webManifest = (): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: pathOf(defaultLang),
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  })
