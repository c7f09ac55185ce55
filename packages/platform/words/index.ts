// Written by `npm run words`: the texts of this package, by place and language.
import type { Dictionaries } from '#src/i18n/translate.ts'
import type { Translated } from '#src/i18n/translated.ts'
import accountEmailEn from './account-email/en.json' with { type: 'json' }
import accountEmailDe from './account-email/de.json' with { type: 'json' }
import accountEmailEs from './account-email/es.json' with { type: 'json' }
import accountEmailFr from './account-email/fr.json' with { type: 'json' }
import accountEmailIt from './account-email/it.json' with { type: 'json' }
import accountEmailPt from './account-email/pt.json' with { type: 'json' }
import answersEn from './answers/en.json' with { type: 'json' }
import answersDe from './answers/de.json' with { type: 'json' }
import answersEs from './answers/es.json' with { type: 'json' }
import answersFr from './answers/fr.json' with { type: 'json' }
import answersIt from './answers/it.json' with { type: 'json' }
import answersPt from './answers/pt.json' with { type: 'json' }
import casesEn from './cases/en.json' with { type: 'json' }
import casesDe from './cases/de.json' with { type: 'json' }
import casesEs from './cases/es.json' with { type: 'json' }
import casesFr from './cases/fr.json' with { type: 'json' }
import casesIt from './cases/it.json' with { type: 'json' }
import casesPt from './cases/pt.json' with { type: 'json' }
import claimNoteEn from './claim-note/en.json' with { type: 'json' }
import claimNoteDe from './claim-note/de.json' with { type: 'json' }
import claimNoteEs from './claim-note/es.json' with { type: 'json' }
import claimNoteFr from './claim-note/fr.json' with { type: 'json' }
import claimNoteIt from './claim-note/it.json' with { type: 'json' }
import claimNotePt from './claim-note/pt.json' with { type: 'json' }
import claimsEn from './claims/en.json' with { type: 'json' }
import claimsDe from './claims/de.json' with { type: 'json' }
import claimsEs from './claims/es.json' with { type: 'json' }
import claimsFr from './claims/fr.json' with { type: 'json' }
import claimsIt from './claims/it.json' with { type: 'json' }
import claimsPt from './claims/pt.json' with { type: 'json' }
import countsEn from './counts/en.json' with { type: 'json' }
import countsDe from './counts/de.json' with { type: 'json' }
import countsEs from './counts/es.json' with { type: 'json' }
import countsFr from './counts/fr.json' with { type: 'json' }
import countsIt from './counts/it.json' with { type: 'json' }
import countsPt from './counts/pt.json' with { type: 'json' }
import factsEn from './facts/en.json' with { type: 'json' }
import factsDe from './facts/de.json' with { type: 'json' }
import factsEs from './facts/es.json' with { type: 'json' }
import factsFr from './facts/fr.json' with { type: 'json' }
import factsIt from './facts/it.json' with { type: 'json' }
import factsPt from './facts/pt.json' with { type: 'json' }
import legalEntityEn from './legal-entity/en.json' with { type: 'json' }
import legalEntityDe from './legal-entity/de.json' with { type: 'json' }
import legalEntityEs from './legal-entity/es.json' with { type: 'json' }
import legalEntityFr from './legal-entity/fr.json' with { type: 'json' }
import legalEntityIt from './legal-entity/it.json' with { type: 'json' }
import legalEntityPt from './legal-entity/pt.json' with { type: 'json' }
import mailEn from './mail/en.json' with { type: 'json' }
import mailDe from './mail/de.json' with { type: 'json' }
import mailEs from './mail/es.json' with { type: 'json' }
import mailFr from './mail/fr.json' with { type: 'json' }
import mailIt from './mail/it.json' with { type: 'json' }
import mailPt from './mail/pt.json' with { type: 'json' }
import previewEn from './preview/en.json' with { type: 'json' }
import previewDe from './preview/de.json' with { type: 'json' }
import previewEs from './preview/es.json' with { type: 'json' }
import previewFr from './preview/fr.json' with { type: 'json' }
import previewIt from './preview/it.json' with { type: 'json' }
import previewPt from './preview/pt.json' with { type: 'json' }
import remoteFilmEn from './remote-film/en.json' with { type: 'json' }
import remoteFilmDe from './remote-film/de.json' with { type: 'json' }
import remoteFilmEs from './remote-film/es.json' with { type: 'json' }
import remoteFilmFr from './remote-film/fr.json' with { type: 'json' }
import remoteFilmIt from './remote-film/it.json' with { type: 'json' }
import remoteFilmPt from './remote-film/pt.json' with { type: 'json' }
import siteEn from './site/en.json' with { type: 'json' }
import siteDe from './site/de.json' with { type: 'json' }
import siteEs from './site/es.json' with { type: 'json' }
import siteFr from './site/fr.json' with { type: 'json' }
import siteIt from './site/it.json' with { type: 'json' }
import sitePt from './site/pt.json' with { type: 'json' }
import titlesEn from './titles/en.json' with { type: 'json' }
import titlesDe from './titles/de.json' with { type: 'json' }
import titlesEs from './titles/es.json' with { type: 'json' }
import titlesFr from './titles/fr.json' with { type: 'json' }
import titlesIt from './titles/it.json' with { type: 'json' }
import titlesPt from './titles/pt.json' with { type: 'json' }

export type AccountEmailWords = Translated<typeof accountEmailEn>
export const accountEmailWords: Dictionaries<AccountEmailWords> = {
  en: accountEmailEn,
  de: accountEmailDe,
  es: accountEmailEs,
  fr: accountEmailFr,
  it: accountEmailIt,
  pt: accountEmailPt,
}

export type AnswersWords = Translated<typeof answersEn>
export const answersWords: Dictionaries<AnswersWords> = {
  en: answersEn,
  de: answersDe,
  es: answersEs,
  fr: answersFr,
  it: answersIt,
  pt: answersPt,
}

export type CasesWords = Translated<typeof casesEn>
export const casesWords: Dictionaries<CasesWords> = {
  en: casesEn,
  de: casesDe,
  es: casesEs,
  fr: casesFr,
  it: casesIt,
  pt: casesPt,
}

export type ClaimNoteWords = Translated<typeof claimNoteEn>
export const claimNoteWords: Dictionaries<ClaimNoteWords> = {
  en: claimNoteEn,
  de: claimNoteDe,
  es: claimNoteEs,
  fr: claimNoteFr,
  it: claimNoteIt,
  pt: claimNotePt,
}

export type ClaimsWords = Translated<typeof claimsEn>
export const claimsWords: Dictionaries<ClaimsWords> = {
  en: claimsEn,
  de: claimsDe,
  es: claimsEs,
  fr: claimsFr,
  it: claimsIt,
  pt: claimsPt,
}

export type CountsWords = Translated<typeof countsEn>
export const countsWords: Dictionaries<CountsWords> = {
  en: countsEn,
  de: countsDe,
  es: countsEs,
  fr: countsFr,
  it: countsIt,
  pt: countsPt,
}

export type FactsWords = Translated<typeof factsEn>
export const factsWords: Dictionaries<FactsWords> = {
  en: factsEn,
  de: factsDe,
  es: factsEs,
  fr: factsFr,
  it: factsIt,
  pt: factsPt,
}

export type LegalEntityWords = Translated<typeof legalEntityEn>
export const legalEntityWords: Dictionaries<LegalEntityWords> = {
  en: legalEntityEn,
  de: legalEntityDe,
  es: legalEntityEs,
  fr: legalEntityFr,
  it: legalEntityIt,
  pt: legalEntityPt,
}

export type MailWords = Translated<typeof mailEn>
export const mailWords: Dictionaries<MailWords> = {
  en: mailEn,
  de: mailDe,
  es: mailEs,
  fr: mailFr,
  it: mailIt,
  pt: mailPt,
}

export type PreviewWords = Translated<typeof previewEn>
export const previewWords: Dictionaries<PreviewWords> = {
  en: previewEn,
  de: previewDe,
  es: previewEs,
  fr: previewFr,
  it: previewIt,
  pt: previewPt,
}

export type RemoteFilmWords = Translated<typeof remoteFilmEn>
export const remoteFilmWords: Dictionaries<RemoteFilmWords> = {
  en: remoteFilmEn,
  de: remoteFilmDe,
  es: remoteFilmEs,
  fr: remoteFilmFr,
  it: remoteFilmIt,
  pt: remoteFilmPt,
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

export type TitlesWords = Translated<typeof titlesEn>
export const titlesWords: Dictionaries<TitlesWords> = {
  en: titlesEn,
  de: titlesDe,
  es: titlesEs,
  fr: titlesFr,
  it: titlesIt,
  pt: titlesPt,
}
