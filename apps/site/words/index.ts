// Written by `npm run words`: the texts of this package, by place and language.
import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import aboutEn from './about/en.json' with { type: 'json' }
import aboutDe from './about/de.json' with { type: 'json' }
import aboutEs from './about/es.json' with { type: 'json' }
import aboutFr from './about/fr.json' with { type: 'json' }
import aboutIt from './about/it.json' with { type: 'json' }
import aboutPt from './about/pt.json' with { type: 'json' }
import benefitsEn from './benefits/en.json' with { type: 'json' }
import benefitsDe from './benefits/de.json' with { type: 'json' }
import benefitsEs from './benefits/es.json' with { type: 'json' }
import benefitsFr from './benefits/fr.json' with { type: 'json' }
import benefitsIt from './benefits/it.json' with { type: 'json' }
import benefitsPt from './benefits/pt.json' with { type: 'json' }
import buyersKitEn from './buyers-kit/en.json' with { type: 'json' }
import buyersKitDe from './buyers-kit/de.json' with { type: 'json' }
import buyersKitEs from './buyers-kit/es.json' with { type: 'json' }
import buyersKitFr from './buyers-kit/fr.json' with { type: 'json' }
import buyersKitIt from './buyers-kit/it.json' with { type: 'json' }
import buyersKitPt from './buyers-kit/pt.json' with { type: 'json' }
import careersEn from './careers/en.json' with { type: 'json' }
import careersDe from './careers/de.json' with { type: 'json' }
import careersEs from './careers/es.json' with { type: 'json' }
import careersFr from './careers/fr.json' with { type: 'json' }
import careersIt from './careers/it.json' with { type: 'json' }
import careersPt from './careers/pt.json' with { type: 'json' }
import confirmationEn from './confirmation/en.json' with { type: 'json' }
import confirmationDe from './confirmation/de.json' with { type: 'json' }
import confirmationEs from './confirmation/es.json' with { type: 'json' }
import confirmationFr from './confirmation/fr.json' with { type: 'json' }
import confirmationIt from './confirmation/it.json' with { type: 'json' }
import confirmationPt from './confirmation/pt.json' with { type: 'json' }
import connectivityEn from './connectivity/en.json' with { type: 'json' }
import connectivityDe from './connectivity/de.json' with { type: 'json' }
import connectivityEs from './connectivity/es.json' with { type: 'json' }
import connectivityFr from './connectivity/fr.json' with { type: 'json' }
import connectivityIt from './connectivity/it.json' with { type: 'json' }
import connectivityPt from './connectivity/pt.json' with { type: 'json' }
import contactEn from './contact/en.json' with { type: 'json' }
import contactDe from './contact/de.json' with { type: 'json' }
import contactEs from './contact/es.json' with { type: 'json' }
import contactFr from './contact/fr.json' with { type: 'json' }
import contactIt from './contact/it.json' with { type: 'json' }
import contactPt from './contact/pt.json' with { type: 'json' }
import demoRequestsEn from './demo-requests/en.json' with { type: 'json' }
import demoRequestsDe from './demo-requests/de.json' with { type: 'json' }
import demoRequestsEs from './demo-requests/es.json' with { type: 'json' }
import demoRequestsFr from './demo-requests/fr.json' with { type: 'json' }
import demoRequestsIt from './demo-requests/it.json' with { type: 'json' }
import demoRequestsPt from './demo-requests/pt.json' with { type: 'json' }
import documentsDemoEn from './documents-demo/en.json' with { type: 'json' }
import documentsDemoDe from './documents-demo/de.json' with { type: 'json' }
import documentsDemoEs from './documents-demo/es.json' with { type: 'json' }
import documentsDemoFr from './documents-demo/fr.json' with { type: 'json' }
import documentsDemoIt from './documents-demo/it.json' with { type: 'json' }
import documentsDemoPt from './documents-demo/pt.json' with { type: 'json' }
import documentsEn from './documents/en.json' with { type: 'json' }
import documentsDe from './documents/de.json' with { type: 'json' }
import documentsEs from './documents/es.json' with { type: 'json' }
import documentsFr from './documents/fr.json' with { type: 'json' }
import documentsIt from './documents/it.json' with { type: 'json' }
import documentsPt from './documents/pt.json' with { type: 'json' }
import eventsEn from './events/en.json' with { type: 'json' }
import eventsDe from './events/de.json' with { type: 'json' }
import eventsEs from './events/es.json' with { type: 'json' }
import eventsFr from './events/fr.json' with { type: 'json' }
import eventsIt from './events/it.json' with { type: 'json' }
import eventsPt from './events/pt.json' with { type: 'json' }
import featuresEn from './features/en.json' with { type: 'json' }
import featuresDe from './features/de.json' with { type: 'json' }
import featuresEs from './features/es.json' with { type: 'json' }
import featuresFr from './features/fr.json' with { type: 'json' }
import featuresIt from './features/it.json' with { type: 'json' }
import featuresPt from './features/pt.json' with { type: 'json' }
import homeTrackedEn from './home-tracked/en.json' with { type: 'json' }
import homeTrackedDe from './home-tracked/de.json' with { type: 'json' }
import homeTrackedEs from './home-tracked/es.json' with { type: 'json' }
import homeTrackedFr from './home-tracked/fr.json' with { type: 'json' }
import homeTrackedIt from './home-tracked/it.json' with { type: 'json' }
import homeTrackedPt from './home-tracked/pt.json' with { type: 'json' }
import homeEn from './home/en.json' with { type: 'json' }
import homeDe from './home/de.json' with { type: 'json' }
import homeEs from './home/es.json' with { type: 'json' }
import homeFr from './home/fr.json' with { type: 'json' }
import homeIt from './home/it.json' with { type: 'json' }
import homePt from './home/pt.json' with { type: 'json' }
import howItWorksEn from './how-it-works/en.json' with { type: 'json' }
import howItWorksDe from './how-it-works/de.json' with { type: 'json' }
import howItWorksEs from './how-it-works/es.json' with { type: 'json' }
import howItWorksFr from './how-it-works/fr.json' with { type: 'json' }
import howItWorksIt from './how-it-works/it.json' with { type: 'json' }
import howItWorksPt from './how-it-works/pt.json' with { type: 'json' }
import industry40En from './industry-4-0/en.json' with { type: 'json' }
import industry40De from './industry-4-0/de.json' with { type: 'json' }
import industry40Es from './industry-4-0/es.json' with { type: 'json' }
import industry40Fr from './industry-4-0/fr.json' with { type: 'json' }
import industry40It from './industry-4-0/it.json' with { type: 'json' }
import industry40Pt from './industry-4-0/pt.json' with { type: 'json' }
import iotPlatformEn from './iot-platform/en.json' with { type: 'json' }
import iotPlatformDe from './iot-platform/de.json' with { type: 'json' }
import iotPlatformEs from './iot-platform/es.json' with { type: 'json' }
import iotPlatformFr from './iot-platform/fr.json' with { type: 'json' }
import iotPlatformIt from './iot-platform/it.json' with { type: 'json' }
import iotPlatformPt from './iot-platform/pt.json' with { type: 'json' }
import kitDocumentsEn from './kit-documents/en.json' with { type: 'json' }
import kitDocumentsDe from './kit-documents/de.json' with { type: 'json' }
import kitDocumentsEs from './kit-documents/es.json' with { type: 'json' }
import kitDocumentsFr from './kit-documents/fr.json' with { type: 'json' }
import kitDocumentsIt from './kit-documents/it.json' with { type: 'json' }
import kitDocumentsPt from './kit-documents/pt.json' with { type: 'json' }
import legalNoticeEn from './legal-notice/en.json' with { type: 'json' }
import legalNoticeDe from './legal-notice/de.json' with { type: 'json' }
import legalNoticeEs from './legal-notice/es.json' with { type: 'json' }
import legalNoticeFr from './legal-notice/fr.json' with { type: 'json' }
import legalNoticeIt from './legal-notice/it.json' with { type: 'json' }
import legalNoticePt from './legal-notice/pt.json' with { type: 'json' }
import logisticsEn from './logistics/en.json' with { type: 'json' }
import logisticsDe from './logistics/de.json' with { type: 'json' }
import logisticsEs from './logistics/es.json' with { type: 'json' }
import logisticsFr from './logistics/fr.json' with { type: 'json' }
import logisticsIt from './logistics/it.json' with { type: 'json' }
import logisticsPt from './logistics/pt.json' with { type: 'json' }
import manufacturingEn from './manufacturing/en.json' with { type: 'json' }
import manufacturingDe from './manufacturing/de.json' with { type: 'json' }
import manufacturingEs from './manufacturing/es.json' with { type: 'json' }
import manufacturingFr from './manufacturing/fr.json' with { type: 'json' }
import manufacturingIt from './manufacturing/it.json' with { type: 'json' }
import manufacturingPt from './manufacturing/pt.json' with { type: 'json' }
import mediaDemoEn from './media-demo/en.json' with { type: 'json' }
import mediaDemoDe from './media-demo/de.json' with { type: 'json' }
import mediaDemoEs from './media-demo/es.json' with { type: 'json' }
import mediaDemoFr from './media-demo/fr.json' with { type: 'json' }
import mediaDemoIt from './media-demo/it.json' with { type: 'json' }
import mediaDemoPt from './media-demo/pt.json' with { type: 'json' }
import mediaEn from './media/en.json' with { type: 'json' }
import mediaDe from './media/de.json' with { type: 'json' }
import mediaEs from './media/es.json' with { type: 'json' }
import mediaFr from './media/fr.json' with { type: 'json' }
import mediaIt from './media/it.json' with { type: 'json' }
import mediaPt from './media/pt.json' with { type: 'json' }
import newsPicturesEn from './news-pictures/en.json' with { type: 'json' }
import newsPicturesDe from './news-pictures/de.json' with { type: 'json' }
import newsPicturesEs from './news-pictures/es.json' with { type: 'json' }
import newsPicturesFr from './news-pictures/fr.json' with { type: 'json' }
import newsPicturesIt from './news-pictures/it.json' with { type: 'json' }
import newsPicturesPt from './news-pictures/pt.json' with { type: 'json' }
import newsEn from './news/en.json' with { type: 'json' }
import newsDe from './news/de.json' with { type: 'json' }
import newsEs from './news/es.json' with { type: 'json' }
import newsFr from './news/fr.json' with { type: 'json' }
import newsIt from './news/it.json' with { type: 'json' }
import newsPt from './news/pt.json' with { type: 'json' }
import newsletterEn from './newsletter/en.json' with { type: 'json' }
import newsletterDe from './newsletter/de.json' with { type: 'json' }
import newsletterEs from './newsletter/es.json' with { type: 'json' }
import newsletterFr from './newsletter/fr.json' with { type: 'json' }
import newsletterIt from './newsletter/it.json' with { type: 'json' }
import newsletterPt from './newsletter/pt.json' with { type: 'json' }
import notFoundEn from './not-found/en.json' with { type: 'json' }
import notFoundDe from './not-found/de.json' with { type: 'json' }
import notFoundEs from './not-found/es.json' with { type: 'json' }
import notFoundFr from './not-found/fr.json' with { type: 'json' }
import notFoundIt from './not-found/it.json' with { type: 'json' }
import notFoundPt from './not-found/pt.json' with { type: 'json' }
import offlineEn from './offline/en.json' with { type: 'json' }
import offlineDe from './offline/de.json' with { type: 'json' }
import offlineEs from './offline/es.json' with { type: 'json' }
import offlineFr from './offline/fr.json' with { type: 'json' }
import offlineIt from './offline/it.json' with { type: 'json' }
import offlinePt from './offline/pt.json' with { type: 'json' }
import partnersEn from './partners/en.json' with { type: 'json' }
import partnersDe from './partners/de.json' with { type: 'json' }
import partnersEs from './partners/es.json' with { type: 'json' }
import partnersFr from './partners/fr.json' with { type: 'json' }
import partnersIt from './partners/it.json' with { type: 'json' }
import partnersPt from './partners/pt.json' with { type: 'json' }
import pressEn from './press/en.json' with { type: 'json' }
import pressDe from './press/de.json' with { type: 'json' }
import pressEs from './press/es.json' with { type: 'json' }
import pressFr from './press/fr.json' with { type: 'json' }
import pressIt from './press/it.json' with { type: 'json' }
import pressPt from './press/pt.json' with { type: 'json' }
import previewEndedEn from './preview-ended/en.json' with { type: 'json' }
import previewEndedDe from './preview-ended/de.json' with { type: 'json' }
import previewEndedEs from './preview-ended/es.json' with { type: 'json' }
import previewEndedFr from './preview-ended/fr.json' with { type: 'json' }
import previewEndedIt from './preview-ended/it.json' with { type: 'json' }
import previewEndedPt from './preview-ended/pt.json' with { type: 'json' }
import privacyEn from './privacy/en.json' with { type: 'json' }
import privacyDe from './privacy/de.json' with { type: 'json' }
import privacyEs from './privacy/es.json' with { type: 'json' }
import privacyFr from './privacy/fr.json' with { type: 'json' }
import privacyIt from './privacy/it.json' with { type: 'json' }
import privacyPt from './privacy/pt.json' with { type: 'json' }
import retailEn from './retail/en.json' with { type: 'json' }
import retailDe from './retail/de.json' with { type: 'json' }
import retailEs from './retail/es.json' with { type: 'json' }
import retailFr from './retail/fr.json' with { type: 'json' }
import retailIt from './retail/it.json' with { type: 'json' }
import retailPt from './retail/pt.json' with { type: 'json' }
import rtlsEn from './rtls/en.json' with { type: 'json' }
import rtlsDe from './rtls/de.json' with { type: 'json' }
import rtlsEs from './rtls/es.json' with { type: 'json' }
import rtlsFr from './rtls/fr.json' with { type: 'json' }
import rtlsIt from './rtls/it.json' with { type: 'json' }
import rtlsPt from './rtls/pt.json' with { type: 'json' }
import searchEn from './search/en.json' with { type: 'json' }
import searchDe from './search/de.json' with { type: 'json' }
import searchEs from './search/es.json' with { type: 'json' }
import searchFr from './search/fr.json' with { type: 'json' }
import searchIt from './search/it.json' with { type: 'json' }
import searchPt from './search/pt.json' with { type: 'json' }
import signInEn from './sign-in/en.json' with { type: 'json' }
import signInDe from './sign-in/de.json' with { type: 'json' }
import signInEs from './sign-in/es.json' with { type: 'json' }
import signInFr from './sign-in/fr.json' with { type: 'json' }
import signInIt from './sign-in/it.json' with { type: 'json' }
import signInPt from './sign-in/pt.json' with { type: 'json' }
import solutionEn from './solution/en.json' with { type: 'json' }
import solutionDe from './solution/de.json' with { type: 'json' }
import solutionEs from './solution/es.json' with { type: 'json' }
import solutionFr from './solution/fr.json' with { type: 'json' }
import solutionIt from './solution/it.json' with { type: 'json' }
import solutionPt from './solution/pt.json' with { type: 'json' }
import termsEn from './terms/en.json' with { type: 'json' }
import termsDe from './terms/de.json' with { type: 'json' }
import termsEs from './terms/es.json' with { type: 'json' }
import termsFr from './terms/fr.json' with { type: 'json' }
import termsIt from './terms/it.json' with { type: 'json' }
import termsPt from './terms/pt.json' with { type: 'json' }
import unavailableEn from './unavailable/en.json' with { type: 'json' }
import unavailableDe from './unavailable/de.json' with { type: 'json' }
import unavailableEs from './unavailable/es.json' with { type: 'json' }
import unavailableFr from './unavailable/fr.json' with { type: 'json' }
import unavailableIt from './unavailable/it.json' with { type: 'json' }
import unavailablePt from './unavailable/pt.json' with { type: 'json' }

export type AboutWords = Translated<typeof aboutEn>
export const aboutWords: Dictionaries<AboutWords> = {
  en: aboutEn,
  de: aboutDe,
  es: aboutEs,
  fr: aboutFr,
  it: aboutIt,
  pt: aboutPt,
}

export type BenefitsWords = Translated<typeof benefitsEn>
export const benefitsWords: Dictionaries<BenefitsWords> = {
  en: benefitsEn,
  de: benefitsDe,
  es: benefitsEs,
  fr: benefitsFr,
  it: benefitsIt,
  pt: benefitsPt,
}

export type BuyersKitWords = Translated<typeof buyersKitEn>
export const buyersKitWords: Dictionaries<BuyersKitWords> = {
  en: buyersKitEn,
  de: buyersKitDe,
  es: buyersKitEs,
  fr: buyersKitFr,
  it: buyersKitIt,
  pt: buyersKitPt,
}

export type CareersWords = Translated<typeof careersEn>
export const careersWords: Dictionaries<CareersWords> = {
  en: careersEn,
  de: careersDe,
  es: careersEs,
  fr: careersFr,
  it: careersIt,
  pt: careersPt,
}

export type ConfirmationWords = Translated<typeof confirmationEn>
export const confirmationWords: Dictionaries<ConfirmationWords> = {
  en: confirmationEn,
  de: confirmationDe,
  es: confirmationEs,
  fr: confirmationFr,
  it: confirmationIt,
  pt: confirmationPt,
}

export type ConnectivityWords = Translated<typeof connectivityEn>
export const connectivityWords: Dictionaries<ConnectivityWords> = {
  en: connectivityEn,
  de: connectivityDe,
  es: connectivityEs,
  fr: connectivityFr,
  it: connectivityIt,
  pt: connectivityPt,
}

export type ContactWords = Translated<typeof contactEn>
export const contactWords: Dictionaries<ContactWords> = {
  en: contactEn,
  de: contactDe,
  es: contactEs,
  fr: contactFr,
  it: contactIt,
  pt: contactPt,
}

export type DemoRequestsWords = Translated<typeof demoRequestsEn>
export const demoRequestsWords: Dictionaries<DemoRequestsWords> = {
  en: demoRequestsEn,
  de: demoRequestsDe,
  es: demoRequestsEs,
  fr: demoRequestsFr,
  it: demoRequestsIt,
  pt: demoRequestsPt,
}

export type DocumentsDemoWords = Translated<typeof documentsDemoEn>
export const documentsDemoWords: Dictionaries<DocumentsDemoWords> = {
  en: documentsDemoEn,
  de: documentsDemoDe,
  es: documentsDemoEs,
  fr: documentsDemoFr,
  it: documentsDemoIt,
  pt: documentsDemoPt,
}

export type DocumentsWords = Translated<typeof documentsEn>
export const documentsWords: Dictionaries<DocumentsWords> = {
  en: documentsEn,
  de: documentsDe,
  es: documentsEs,
  fr: documentsFr,
  it: documentsIt,
  pt: documentsPt,
}

export type EventsWords = Translated<typeof eventsEn>
export const eventsWords: Dictionaries<EventsWords> = {
  en: eventsEn,
  de: eventsDe,
  es: eventsEs,
  fr: eventsFr,
  it: eventsIt,
  pt: eventsPt,
}

export type FeaturesWords = Translated<typeof featuresEn>
export const featuresWords: Dictionaries<FeaturesWords> = {
  en: featuresEn,
  de: featuresDe,
  es: featuresEs,
  fr: featuresFr,
  it: featuresIt,
  pt: featuresPt,
}

export type HomeTrackedWords = Translated<typeof homeTrackedEn>
export const homeTrackedWords: Dictionaries<HomeTrackedWords> = {
  en: homeTrackedEn,
  de: homeTrackedDe,
  es: homeTrackedEs,
  fr: homeTrackedFr,
  it: homeTrackedIt,
  pt: homeTrackedPt,
}

export type HomeWords = Translated<typeof homeEn>
export const homeWords: Dictionaries<HomeWords> = {
  en: homeEn,
  de: homeDe,
  es: homeEs,
  fr: homeFr,
  it: homeIt,
  pt: homePt,
}

export type HowItWorksWords = Translated<typeof howItWorksEn>
export const howItWorksWords: Dictionaries<HowItWorksWords> = {
  en: howItWorksEn,
  de: howItWorksDe,
  es: howItWorksEs,
  fr: howItWorksFr,
  it: howItWorksIt,
  pt: howItWorksPt,
}

export type Industry40Words = Translated<typeof industry40En>
export const industry40Words: Dictionaries<Industry40Words> = {
  en: industry40En,
  de: industry40De,
  es: industry40Es,
  fr: industry40Fr,
  it: industry40It,
  pt: industry40Pt,
}

export type IotPlatformWords = Translated<typeof iotPlatformEn>
export const iotPlatformWords: Dictionaries<IotPlatformWords> = {
  en: iotPlatformEn,
  de: iotPlatformDe,
  es: iotPlatformEs,
  fr: iotPlatformFr,
  it: iotPlatformIt,
  pt: iotPlatformPt,
}

export type KitDocumentsWords = Translated<typeof kitDocumentsEn>
export const kitDocumentsWords: Dictionaries<KitDocumentsWords> = {
  en: kitDocumentsEn,
  de: kitDocumentsDe,
  es: kitDocumentsEs,
  fr: kitDocumentsFr,
  it: kitDocumentsIt,
  pt: kitDocumentsPt,
}

export type LegalNoticeWords = Translated<typeof legalNoticeEn>
export const legalNoticeWords: Dictionaries<LegalNoticeWords> = {
  en: legalNoticeEn,
  de: legalNoticeDe,
  es: legalNoticeEs,
  fr: legalNoticeFr,
  it: legalNoticeIt,
  pt: legalNoticePt,
}

export type LogisticsWords = Translated<typeof logisticsEn>
export const logisticsWords: Dictionaries<LogisticsWords> = {
  en: logisticsEn,
  de: logisticsDe,
  es: logisticsEs,
  fr: logisticsFr,
  it: logisticsIt,
  pt: logisticsPt,
}

export type ManufacturingWords = Translated<typeof manufacturingEn>
export const manufacturingWords: Dictionaries<ManufacturingWords> = {
  en: manufacturingEn,
  de: manufacturingDe,
  es: manufacturingEs,
  fr: manufacturingFr,
  it: manufacturingIt,
  pt: manufacturingPt,
}

export type MediaDemoWords = Translated<typeof mediaDemoEn>
export const mediaDemoWords: Dictionaries<MediaDemoWords> = {
  en: mediaDemoEn,
  de: mediaDemoDe,
  es: mediaDemoEs,
  fr: mediaDemoFr,
  it: mediaDemoIt,
  pt: mediaDemoPt,
}

export type MediaWords = Translated<typeof mediaEn>
export const mediaWords: Dictionaries<MediaWords> = {
  en: mediaEn,
  de: mediaDe,
  es: mediaEs,
  fr: mediaFr,
  it: mediaIt,
  pt: mediaPt,
}

export type NewsPicturesWords = Translated<typeof newsPicturesEn>
export const newsPicturesWords: Dictionaries<NewsPicturesWords> = {
  en: newsPicturesEn,
  de: newsPicturesDe,
  es: newsPicturesEs,
  fr: newsPicturesFr,
  it: newsPicturesIt,
  pt: newsPicturesPt,
}

export type NewsWords = Translated<typeof newsEn>
export const newsWords: Dictionaries<NewsWords> = {
  en: newsEn,
  de: newsDe,
  es: newsEs,
  fr: newsFr,
  it: newsIt,
  pt: newsPt,
}

export type NewsletterWords = Translated<typeof newsletterEn>
export const newsletterWords: Dictionaries<NewsletterWords> = {
  en: newsletterEn,
  de: newsletterDe,
  es: newsletterEs,
  fr: newsletterFr,
  it: newsletterIt,
  pt: newsletterPt,
}

export type NotFoundWords = Translated<typeof notFoundEn>
export const notFoundWords: Dictionaries<NotFoundWords> = {
  en: notFoundEn,
  de: notFoundDe,
  es: notFoundEs,
  fr: notFoundFr,
  it: notFoundIt,
  pt: notFoundPt,
}

export type OfflineWords = Translated<typeof offlineEn>
export const offlineWords: Dictionaries<OfflineWords> = {
  en: offlineEn,
  de: offlineDe,
  es: offlineEs,
  fr: offlineFr,
  it: offlineIt,
  pt: offlinePt,
}

export type PartnersWords = Translated<typeof partnersEn>
export const partnersWords: Dictionaries<PartnersWords> = {
  en: partnersEn,
  de: partnersDe,
  es: partnersEs,
  fr: partnersFr,
  it: partnersIt,
  pt: partnersPt,
}

export type PressWords = Translated<typeof pressEn>
export const pressWords: Dictionaries<PressWords> = {
  en: pressEn,
  de: pressDe,
  es: pressEs,
  fr: pressFr,
  it: pressIt,
  pt: pressPt,
}

export type PreviewEndedWords = Translated<typeof previewEndedEn>
export const previewEndedWords: Dictionaries<PreviewEndedWords> = {
  en: previewEndedEn,
  de: previewEndedDe,
  es: previewEndedEs,
  fr: previewEndedFr,
  it: previewEndedIt,
  pt: previewEndedPt,
}

export type PrivacyWords = Translated<typeof privacyEn>
export const privacyWords: Dictionaries<PrivacyWords> = {
  en: privacyEn,
  de: privacyDe,
  es: privacyEs,
  fr: privacyFr,
  it: privacyIt,
  pt: privacyPt,
}

export type RetailWords = Translated<typeof retailEn>
export const retailWords: Dictionaries<RetailWords> = {
  en: retailEn,
  de: retailDe,
  es: retailEs,
  fr: retailFr,
  it: retailIt,
  pt: retailPt,
}

export type RtlsWords = Translated<typeof rtlsEn>
export const rtlsWords: Dictionaries<RtlsWords> = {
  en: rtlsEn,
  de: rtlsDe,
  es: rtlsEs,
  fr: rtlsFr,
  it: rtlsIt,
  pt: rtlsPt,
}

export type SearchWords = Translated<typeof searchEn>
export const searchWords: Dictionaries<SearchWords> = {
  en: searchEn,
  de: searchDe,
  es: searchEs,
  fr: searchFr,
  it: searchIt,
  pt: searchPt,
}

export type SignInWords = Translated<typeof signInEn>
export const signInWords: Dictionaries<SignInWords> = {
  en: signInEn,
  de: signInDe,
  es: signInEs,
  fr: signInFr,
  it: signInIt,
  pt: signInPt,
}

export type SolutionWords = Translated<typeof solutionEn>
export const solutionWords: Dictionaries<SolutionWords> = {
  en: solutionEn,
  de: solutionDe,
  es: solutionEs,
  fr: solutionFr,
  it: solutionIt,
  pt: solutionPt,
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

export type UnavailableWords = Translated<typeof unavailableEn>
export const unavailableWords: Dictionaries<UnavailableWords> = {
  en: unavailableEn,
  de: unavailableDe,
  es: unavailableEs,
  fr: unavailableFr,
  it: unavailableIt,
  pt: unavailablePt,
}
