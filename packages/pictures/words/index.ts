// Written by `npm run words`: the texts of this package, by place and language.
import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import floorEn from './floor/en.json' with { type: 'json' }
import floorDe from './floor/de.json' with { type: 'json' }
import floorEs from './floor/es.json' with { type: 'json' }
import floorFr from './floor/fr.json' with { type: 'json' }
import floorIt from './floor/it.json' with { type: 'json' }
import floorPt from './floor/pt.json' with { type: 'json' }
import modulesEn from './modules/en.json' with { type: 'json' }
import modulesDe from './modules/de.json' with { type: 'json' }
import modulesEs from './modules/es.json' with { type: 'json' }
import modulesFr from './modules/fr.json' with { type: 'json' }
import modulesIt from './modules/it.json' with { type: 'json' }
import modulesPt from './modules/pt.json' with { type: 'json' }
import rendersEn from './renders/en.json' with { type: 'json' }
import rendersDe from './renders/de.json' with { type: 'json' }
import rendersEs from './renders/es.json' with { type: 'json' }
import rendersFr from './renders/fr.json' with { type: 'json' }
import rendersIt from './renders/it.json' with { type: 'json' }
import rendersPt from './renders/pt.json' with { type: 'json' }

export type FloorWords = Translated<typeof floorEn>
export const floorWords: Dictionaries<FloorWords> = {
  en: floorEn,
  de: floorDe,
  es: floorEs,
  fr: floorFr,
  it: floorIt,
  pt: floorPt,
}

export type ModulesWords = Translated<typeof modulesEn>
export const modulesWords: Dictionaries<ModulesWords> = {
  en: modulesEn,
  de: modulesDe,
  es: modulesEs,
  fr: modulesFr,
  it: modulesIt,
  pt: modulesPt,
}

export type RendersWords = Translated<typeof rendersEn>
export const rendersWords: Dictionaries<RendersWords> = {
  en: rendersEn,
  de: rendersDe,
  es: rendersEs,
  fr: rendersFr,
  it: rendersIt,
  pt: rendersPt,
}
