import { toFragment } from '@repo/estimator/form/fragment.ts'
import { exampleSite } from '@repo/estimator/model/examples.ts'
import { countryOf } from '@repo/estimator/server/country-of-language.ts'
import { publishedPriceList } from '@repo/estimator/server/price-list.ts'
import { rowsOfLink } from '@repo/estimator/sheet/rows-of-estimate.ts'
import { generateHall } from '@repo/hall/model/generate.ts'
import { withPlacedAnchors } from '@repo/hall/model/placed-plan.ts'
import type { LoadContext } from '@repo/platform/site/server/page-route.ts'
import type { Block } from '#src/generated-documents/block.ts'
import type { FirstPage } from '../first-page.ts'
import { kitFiles } from './kit-files.ts'
import type { KitContents } from './kit-contents.ts'
import { planFigures } from './plan-figures.ts'

/** The first page of each document, with the example of the calculator and a sample plan where visitors add their own. */
export async function loadFirstPages({ platform, lang }: LoadContext) {
  const published = await publishedPriceList(platform.store).newest()
  const example = exampleSite(published.priceList, countryOf[lang])
  const estimate = rowsOfLink(lang, toFragment(example), published)
  const files = kitFiles({
    lang,
    date: platform.clock.now().toISOString(),
    notes: {},
    plan: samplePlan(),
    ...(estimate && { estimate }),
  })
  const data = files.flatMap((file): FirstPage[] => {
    if (file.kind === 'csv') return []
    const { kind, name, sheet } = file
    const { title, subtitle } = sheet
    const formats = files.filter((one) => one.name === name).map((one) => one.kind.toUpperCase())
    const blocks = onFirstPage(sheet.blocks)
    return [{ kind, name, title, subtitle, blocks, formats: formats.join(', ') }]
  })
  return { data }
}

let sample: KitContents['plan']

/** Its anchors are placed once for all languages. */
function samplePlan(): NonNullable<KitContents['plan']> {
  if (sample) return sample
  const size = { area: 1_800, aisles: 9, aisleLength: 24, tracking: 'indoor' } as const
  const { plan } = withPlacedAnchors(generateHall(size).plan, { range: 50, method: 'tdoa' })
  return (sample = { plan, figures: planFigures(plan), address: '' })
}

/** Of a page of A4 below its title, and across it. */
const linesPerPage = 49
const charactersPerLine = 92
/** A drawing and the space around it. */
const linesOfDrawing = 26

/** About as many blocks as fit; the page cuts off what is too long. */
function onFirstPage(blocks: readonly Block[]): readonly Block[] {
  let left = linesPerPage
  const fits = (lines: number) => (left -= lines) > 0
  return blocks.flatMap((block): Block[] => {
    if (left <= 0) return []
    if (block.kind !== 'grid') return fits(linesOf(block)) ? [block] : []
    const perCell = charactersPerLine / block.head.length
    const rows = block.rows.filter((cells) =>
      fits(0.8 + Math.max(...cells.map((cell) => linesIn(cell, perCell)))),
    )
    return [{ ...block, rows }]
  })
}

function linesOf(block: Exclude<Block, { kind: 'grid' }>): number {
  switch (block.kind) {
    case 'drawing':
      return linesOfDrawing
    case 'list':
      return block.items.reduce((sum, item) => sum + linesIn(item, charactersPerLine), 1)
    default:
      return linesIn(block.text, charactersPerLine) + (block.kind === 'heading' ? 1.2 : 0.5)
  }
}

const linesIn = (text: string, perLine: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
