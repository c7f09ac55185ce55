// Written by `npm run words`: the texts of this package, by place and language.
import type { Dictionaries } from '#src/i18n/translate.ts'
import type { Translated } from '#src/i18n/translated.ts'
import factsEn from './facts/en.json' with { type: 'json' }
import factsDe from './facts/de.json' with { type: 'json' }
import factsEs from './facts/es.json' with { type: 'json' }
import factsFr from './facts/fr.json' with { type: 'json' }
import factsIt from './facts/it.json' with { type: 'json' }
import factsPt from './facts/pt.json' with { type: 'json' }
import siteEn from './site/en.json' with { type: 'json' }
import siteDe from './site/de.json' with { type: 'json' }
import siteEs from './site/es.json' with { type: 'json' }
import siteFr from './site/fr.json' with { type: 'json' }
import siteIt from './site/it.json' with { type: 'json' }
import sitePt from './site/pt.json' with { type: 'json' }

export type FactsWords = Translated<typeof factsEn>
export const factsWords: Dictionaries<FactsWords> = {
  en: factsEn,
  de: factsDe,
  es: factsEs,
  fr: factsFr,
  it: factsIt,
  pt: factsPt,
}

export type SiteWords = Translated<typeof siteEn>
export const siteWords: Dictionaries<SiteWords> = {
  en: siteEn,
  de: siteDe,
  es: siteEs,
  fr: siteFr,
  it: siteIt,
  pt: sitePt,
}
