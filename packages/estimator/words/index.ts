// Written by `npm run words`: the texts of this package, by place and language.
import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import formEn from './form/en.json' with { type: 'json' }
import formDe from './form/de.json' with { type: 'json' }
import formEs from './form/es.json' with { type: 'json' }
import formFr from './form/fr.json' with { type: 'json' }
import formIt from './form/it.json' with { type: 'json' }
import formPt from './form/pt.json' with { type: 'json' }
import methodEn from './method/en.json' with { type: 'json' }
import methodDe from './method/de.json' with { type: 'json' }
import methodEs from './method/es.json' with { type: 'json' }
import methodFr from './method/fr.json' with { type: 'json' }
import methodIt from './method/it.json' with { type: 'json' }
import methodPt from './method/pt.json' with { type: 'json' }
import namesEn from './names/en.json' with { type: 'json' }
import namesDe from './names/de.json' with { type: 'json' }
import namesEs from './names/es.json' with { type: 'json' }
import namesFr from './names/fr.json' with { type: 'json' }
import namesIt from './names/it.json' with { type: 'json' }
import namesPt from './names/pt.json' with { type: 'json' }
import pageEn from './page/en.json' with { type: 'json' }
import pageDe from './page/de.json' with { type: 'json' }
import pageEs from './page/es.json' with { type: 'json' }
import pageFr from './page/fr.json' with { type: 'json' }
import pageIt from './page/it.json' with { type: 'json' }
import pagePt from './page/pt.json' with { type: 'json' }
import resultEn from './result/en.json' with { type: 'json' }
import resultDe from './result/de.json' with { type: 'json' }
import resultEs from './result/es.json' with { type: 'json' }
import resultFr from './result/fr.json' with { type: 'json' }
import resultIt from './result/it.json' with { type: 'json' }
import resultPt from './result/pt.json' with { type: 'json' }
import sheetEn from './sheet/en.json' with { type: 'json' }
import sheetDe from './sheet/de.json' with { type: 'json' }
import sheetEs from './sheet/es.json' with { type: 'json' }
import sheetFr from './sheet/fr.json' with { type: 'json' }
import sheetIt from './sheet/it.json' with { type: 'json' }
import sheetPt from './sheet/pt.json' with { type: 'json' }
import termsEn from './terms/en.json' with { type: 'json' }
import termsDe from './terms/de.json' with { type: 'json' }
import termsEs from './terms/es.json' with { type: 'json' }
import termsFr from './terms/fr.json' with { type: 'json' }
import termsIt from './terms/it.json' with { type: 'json' }
import termsPt from './terms/pt.json' with { type: 'json' }
import vatEn from './vat/en.json' with { type: 'json' }
import vatDe from './vat/de.json' with { type: 'json' }
import vatEs from './vat/es.json' with { type: 'json' }
import vatFr from './vat/fr.json' with { type: 'json' }
import vatIt from './vat/it.json' with { type: 'json' }
import vatPt from './vat/pt.json' with { type: 'json' }

export type FormWords = Translated<typeof formEn>
export const formWords: Dictionaries<FormWords> = {
  en: formEn,
  de: formDe,
  es: formEs,
  fr: formFr,
  it: formIt,
  pt: formPt,
}

export type MethodWords = Translated<typeof methodEn>
export const methodWords: Dictionaries<MethodWords> = {
  en: methodEn,
  de: methodDe,
  es: methodEs,
  fr: methodFr,
  it: methodIt,
  pt: methodPt,
}

export type NamesWords = Translated<typeof namesEn>
export const namesWords: Dictionaries<NamesWords> = {
  en: namesEn,
  de: namesDe,
  es: namesEs,
  fr: namesFr,
  it: namesIt,
  pt: namesPt,
}

export type PageWords = Translated<typeof pageEn>
export const pageWords: Dictionaries<PageWords> = {
  en: pageEn,
  de: pageDe,
  es: pageEs,
  fr: pageFr,
  it: pageIt,
  pt: pagePt,
}

export type ResultWords = Translated<typeof resultEn>
export const resultWords: Dictionaries<ResultWords> = {
  en: resultEn,
  de: resultDe,
  es: resultEs,
  fr: resultFr,
  it: resultIt,
  pt: resultPt,
}

export type SheetWords = Translated<typeof sheetEn>
export const sheetWords: Dictionaries<SheetWords> = {
  en: sheetEn,
  de: sheetDe,
  es: sheetEs,
  fr: sheetFr,
  it: sheetIt,
  pt: sheetPt,
}

export type TermsWords = Translated<typeof termsEn>
export const termsWords: Dictionaries<TermsWords> = {
  en: termsEn,
  de: termsDe,
  es: termsEs,
  fr: termsFr,
  it: termsIt,
  pt: termsPt,
}

export type VatWords = Translated<typeof vatEn>
export const vatWords: Dictionaries<VatWords> = {
  en: vatEn,
  de: vatDe,
  es: vatEs,
  fr: vatFr,
  it: vatIt,
  pt: vatPt,
}
