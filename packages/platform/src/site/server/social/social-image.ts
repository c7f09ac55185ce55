import { brand } from '#src/brand/brand.ts'
import type { PageProps, SocialImage } from '#src/site/page.ts'
import type { AnyPageRoute } from '../page-route.ts'
import { socialImageSize, socialImageTag, type SocialImageParts } from './draw-social-image.ts'

export const socialImageParts = (
  { page }: AnyPageRoute,
  props: PageProps<unknown>,
): SocialImageParts => ({
  lang: props.lang,
  name: props.name,
  title: withoutBrand(page.title(props)),
  ground: page.ground,
})

/** Of home's title, whose picture names the brand beside its mark. */
function withoutBrand(title: string): string {
  const rest = title.replace(new RegExp(`^${brand.name}\\s?: `), '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Where a page's picture is: the address names what it is drawn from, so that it never changes. */
function addressOf(of: SocialImageParts, query: PageProps['query']): string {
  const search = new URLSearchParams(query).toString()
  const path = `/social/${of.lang}/${of.name}-${socialImageTag(of)}.png`
  return search ? `${path}?${search}` : path
}

/**
 * The picture that is drawn for a page. A selection of a page, a step of its visitor (whose query may
 * hold a secret) and a page without an address of its own have none: they show that of the site.
 */
export function socialImageOf(
  route: AnyPageRoute,
  props: PageProps<unknown>,
): SocialImage | undefined {
  const { page, languages } = route
  const isStep = Object.keys(props.query).length > 0 && page.robots !== undefined
  if (languages === 'none' || isStep || page.selectionOf?.(props) !== undefined) return undefined
  const url = addressOf(socialImageParts(route, props), props.query)
  return { url, type: 'image/png', ...socialImageSize, alt: page.title(props) }
}
