// Written by `npm run words`: the texts of this package, by place and language.
import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import exportsEn from './exports/en.json' with { type: 'json' }
import exportsDe from './exports/de.json' with { type: 'json' }
import exportsEs from './exports/es.json' with { type: 'json' }
import exportsFr from './exports/fr.json' with { type: 'json' }
import exportsIt from './exports/it.json' with { type: 'json' }
import exportsPt from './exports/pt.json' with { type: 'json' }
import placementEn from './placement/en.json' with { type: 'json' }
import placementDe from './placement/de.json' with { type: 'json' }
import placementEs from './placement/es.json' with { type: 'json' }
import placementFr from './placement/fr.json' with { type: 'json' }
import placementIt from './placement/it.json' with { type: 'json' }
import placementPt from './placement/pt.json' with { type: 'json' }
import plannerEn from './planner/en.json' with { type: 'json' }
import plannerDe from './planner/de.json' with { type: 'json' }
import plannerEs from './planner/es.json' with { type: 'json' }
import plannerFr from './planner/fr.json' with { type: 'json' }
import plannerIt from './planner/it.json' with { type: 'json' }
import plannerPt from './planner/pt.json' with { type: 'json' }
import runsEn from './runs/en.json' with { type: 'json' }
import runsDe from './runs/de.json' with { type: 'json' }
import runsEs from './runs/es.json' with { type: 'json' }
import runsFr from './runs/fr.json' with { type: 'json' }
import runsIt from './runs/it.json' with { type: 'json' }
import runsPt from './runs/pt.json' with { type: 'json' }
import simulatorEn from './simulator/en.json' with { type: 'json' }
import simulatorDe from './simulator/de.json' with { type: 'json' }
import simulatorEs from './simulator/es.json' with { type: 'json' }
import simulatorFr from './simulator/fr.json' with { type: 'json' }
import simulatorIt from './simulator/it.json' with { type: 'json' }
import simulatorPt from './simulator/pt.json' with { type: 'json' }

export type ExportsWords = Translated<typeof exportsEn>
export const exportsWords: Dictionaries<ExportsWords> = {
  en: exportsEn,
  de: exportsDe,
  es: exportsEs,
  fr: exportsFr,
  it: exportsIt,
  pt: exportsPt,
}

export type PlacementWords = Translated<typeof placementEn>
export const placementWords: Dictionaries<PlacementWords> = {
  en: placementEn,
  de: placementDe,
  es: placementEs,
  fr: placementFr,
  it: placementIt,
  pt: placementPt,
}

export type PlannerWords = Translated<typeof plannerEn>
export const plannerWords: Dictionaries<PlannerWords> = {
  en: plannerEn,
  de: plannerDe,
  es: plannerEs,
  fr: plannerFr,
  it: plannerIt,
  pt: plannerPt,
}

export type RunsWords = Translated<typeof runsEn>
export const runsWords: Dictionaries<RunsWords> = {
  en: runsEn,
  de: runsDe,
  es: runsEs,
  fr: runsFr,
  it: runsIt,
  pt: runsPt,
}

export type SimulatorWords = Translated<typeof simulatorEn>
export const simulatorWords: Dictionaries<SimulatorWords> = {
  en: simulatorEn,
  de: simulatorDe,
  es: simulatorEs,
  fr: simulatorFr,
  it: simulatorIt,
  pt: simulatorPt,
}
