import { Worker } from 'node:worker_threads'
import { rowsOfLink } from '@repo/estimator/sheet/rows-of-estimate.ts'
import { publishedPriceList } from '@repo/estimator/server/price-list.ts'
import { readFragment } from '@repo/hall/model/plan-link.ts'
import type { Plan } from '@repo/hall/model/plan.ts'
import { createSemaphore } from '@repo/platform/library/server/semaphore.ts'
import { invalidField } from '@repo/platform/server/http/http-error.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { ClaimNotesSource } from '@repo/platform/site/server/page-drawing.ts'
import { threadAddress } from '@repo/platform/server/thread-address.ts'
import { documentFonts } from '#src/generated-documents/fonts.ts'
import type { KitInput } from '../kit-input.ts'
import type { KitTask, PlanFigures } from './kit-file.ts'
import { kitFiles } from './kit-files.ts'

/** Kits that are made at once, and how many more may wait: each needs a processor for a second or two. */
const kits = createSemaphore({ capacity: 1, maxQueued: 8 })

/** A ZIP archive of the documents, in the visitor's language; nothing is stored. */
export async function makeKit(
  platform: Platform,
  claimNotes: ClaimNotesSource,
  { lang, input, origin }: { lang: Lang; input: KitInput; origin: string },
): Promise<Uint8Array> {
  const { company, ...links } = input
  const plan = links.plan ? await readPlan(links.plan) : undefined
  const estimate = links.estimate
    ? rowsOfLink(
        lang,
        fragmentIn(links.estimate),
        await publishedPriceList(platform.store).newest(),
      )
    : undefined
  if (links.estimate && !estimate)
    throw invalidField('estimate', 'unknown', 'This link contains no estimate.')
  const notes = await claimNotes.of(lang)
  return kits.run(async () => {
    const figures = plan && (await inThread<PlanFigures>({ task: 'measure', plan }))
    const address = `${origin}${pathOf(lang, 'simulator')}#${fragmentIn(links.plan ?? '')}`
    const files = kitFiles({
      lang,
      date: platform.clock.now().toISOString(),
      notes,
      ...(company && { company }),
      ...(plan && figures && { plan: { plan, figures, address } }),
      ...(estimate && { estimate }),
    })
    return inThread<Uint8Array>({ task: 'pack', files, fonts: await documentFonts() })
  })
}

/** Of a whole address, or of its fragment alone. */
const fragmentIn = (link: string): string => link.slice(link.indexOf('#') + 1)

async function readPlan(link: string): Promise<Plan> {
  const read = await readFragment(fragmentIn(link))
  if (!read?.plan) throw invalidField('plan', 'unknown', 'This link contains no floor plan.')
  return read.plan
}

function inThread<Answer>(task: KitTask): Promise<Answer> {
  const address = threadAddress('kit-thread', import.meta.url)
  const thread = new Worker(address, { name: 'buyers’ kit', workerData: task })
  return new Promise<Answer>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}
