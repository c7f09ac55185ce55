import { pageLang } from '@repo/platform/i18n/page-lang.ts'
import type { Planner } from '../planner/planner-state.ts'
import { askAboutPlan } from './ask-about-plan.ts'
import { chooseMethod } from './choose-method.ts'
import { placeAutomatically } from './place-automatically.ts'
import { showCounts } from './show-counts.ts'
import { showFigures, showMap } from './show-map.ts'
import { showMaterials } from './show-materials.ts'
import { showValues } from './show-values.ts'
import { textsOf, type Messages } from './texts.ts'
import { whatIf } from './what-if.ts'
import { whyHere } from './why-here.ts'
import { whyNotThere } from './why-not-there.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** Brings the panels below the plan, and the figures that follow from it, to life. */
export function startPlacement(page: ParentNode, planner: Planner) {
  const panel = elementIn(page, '[data-placement]', HTMLElement)
  const figures = elementIn(page, '[data-plan-figures]', HTMLElement)
  const lang = pageLang()
  const texts = textsOf(lang, JSON.parse(panel.dataset.words ?? '') as Messages)
  const ask = askAboutPlan(planner)
  const ofMap = { root: elementIn(page, '[data-map-panel]', HTMLElement), planner, texts }
  const inPanel = { root: panel, planner, texts }
  const inFigures = { root: figures, planner, texts }
  showMap(ofMap)
  showValues(ofMap, elementIn(page, '[data-brief-values]', HTMLElement))
  showFigures(inPanel)
  chooseMethod(inPanel)
  placeAutomatically(inPanel)
  whyHere(inPanel, ask)
  whyNotThere(inPanel, ask)
  showCounts(inFigures)
  showMaterials(inFigures)
  whatIf(inFigures)
}
