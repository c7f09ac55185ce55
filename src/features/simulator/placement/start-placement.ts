import type { Lang } from '#src/i18n/locales.ts'
import type { Planner } from '../planner/planner-state.ts'
import type { HallWorker } from '../worker/hall-workers.ts'
import { chooseMethod } from './choose-method.ts'
import { placeAutomatically } from './place-automatically.ts'
import { showCounts } from './show-counts.ts'
import { showMap } from './show-map.ts'
import { showMaterials } from './show-materials.ts'
import { showValues } from './show-values.ts'
import { textsOf, type Messages } from './texts.ts'
import { whatIf } from './what-if.ts'
import { whyHere } from './why-here.ts'
import { whyNotThere } from './why-not-there.ts'

/** Brings the panel below the plan, and the figures that follow from the plan, to life. */
export function startPlacement(page: ParentNode, planner: Planner, worker: HallWorker) {
  const panel = page.querySelector<HTMLElement>('[data-placement]')!
  const figures = page.querySelector<HTMLElement>('[data-plan-figures]')!
  const lang = document.documentElement.lang as Lang
  const texts = textsOf(lang, JSON.parse(panel.dataset.words!) as Messages)
  const inPanel = { root: panel, planner, texts }
  const inFigures = { root: figures, planner, texts }
  showMap(inPanel)
  showValues(inPanel)
  chooseMethod(inPanel)
  placeAutomatically(inPanel)
  whyHere(inPanel, worker)
  whyNotThere(inPanel, worker)
  showCounts(inFigures)
  showMaterials(inFigures)
  whatIf(inFigures)
}
