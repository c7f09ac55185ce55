import { describeLink } from '@repo/platform/account/server/links.ts'
import {
  translationGroupTopic,
  itemTopic,
  listTopic,
} from '@repo/platform/content/server/translations/topics.ts'
import type { PageName } from '@repo/platform/facts/page-names.ts'
import { loadVideos } from '#src/features/media/server/page-data.ts'
import { videosPage } from '#src/features/media/site/index.tsx'
import {
  latestNews,
  loadArticle,
  loadNewsIndex,
  loadPress,
} from '#src/features/news/server/page-data.ts'
import { eventTopics, loadEvents } from '#src/features/news/server/events.ts'
import { articlePage } from '#src/features/news/site/article.tsx'
import { eventsPage } from '#src/events-page.tsx'
import { newsIndexPage } from '#src/features/news/site/index.tsx'
import { loadDocuments } from '#src/features/documents/server/page-data.ts'
import { documentsPage } from '#src/features/documents/site/index.tsx'
import { storedFieldsIn } from '#src/features/demo-requests/messages/stored-fields.ts'
import { loadRequestDemo } from '#src/features/demo-requests/server/page-data.ts'
import { loadSearch } from '#src/features/search/server/page-data.ts'
import { pageSource } from '#src/features/search/server/pages.ts'
import { searchPage } from '#src/features/search/site/index.tsx'
import { contentSources } from '#src/search-sources.ts'
import { hardwarePrices } from '#src/hardware-prices.ts'
import { buyersKitPage } from '#src/pages/buyers-kit/index.tsx'
import { loadFirstPages } from '#src/pages/buyers-kit/server/first-pages.ts'
import { requestDemoPage } from '#src/features/demo-requests/site/index.tsx'
import { loadNewsletter } from '#src/features/newsletter/server/page-data.ts'
import { newsletterPage } from '#src/newsletter-page.tsx'
import { priceListTopic } from '@repo/estimator/server/price-list.ts'
import { exampleBenefits } from '@repo/estimator/server/example-benefits.ts'
import { exampleEstimate } from '@repo/estimator/server/example.ts'
import { averagePayback, examplePaybacks } from '@repo/estimator/server/example-paybacks.ts'
import { exampleWork } from '@repo/estimator/server/example-work.ts'
import { loadPricing } from '@repo/estimator/server/page-data.ts'
import { pricingPage } from '@repo/estimator/site/index.tsx'
import { plannedAnchors } from '@repo/hall/site/planned-anchors.ts'
import { simulatorPage } from '@repo/hall/site/index.tsx'
import { fileTopic } from '@repo/platform/library/server/topics.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { aboutPage } from '#src/pages/about/index.tsx'
import { benefitsPage } from '#src/pages/benefits/index.tsx'
import { featuresPage } from '#src/pages/features/index.tsx'
import { connectivityPage } from '#src/pages/connectivity/index.tsx'
import { careersPage } from '#src/pages/careers/index.tsx'
import { contactPage } from '#src/pages/contact/index.tsx'
import { contactData } from '#src/pages/contact/server/contact-data.ts'
import { homePage } from '#src/pages/home/index.tsx'
import { howItWorksPage } from '#src/pages/how-it-works/index.tsx'
import { industryPage } from '#src/pages/industry-4-0/index.tsx'
import { manufacturingPage } from '#src/pages/manufacturing/index.tsx'
import { retailPage } from '#src/pages/retail/index.tsx'
import { legalNoticePage } from '#src/pages/legal-notice/index.tsx'
import { logisticsPage } from '#src/pages/logistics/index.tsx'
import { iotPlatformPage } from '#src/pages/iot-platform/index.tsx'
import { notFoundPage, previewEndedPage } from '#src/pages/not-found/index.tsx'
import { offlinePage } from '#src/pages/not-found/offline.tsx'
import { partnersPage } from '#src/pages/partners/index.tsx'
import { pressPage } from '#src/pages/press/index.tsx'
import { privacyPage } from '#src/pages/privacy/index.tsx'
import { rtlsPage } from '#src/pages/rtls/index.tsx'
import { signInPage } from '#src/pages/sign-in/index.tsx'
import { isCacheable } from '#src/pages/sign-in/step.ts'
import { solutionPage } from '#src/pages/solution/index.tsx'
import { termsPage } from '#src/pages/terms/index.tsx'
import { unavailablePage } from '#src/pages/unavailable/index.tsx'
import { page, type AnyPageRoute } from '@repo/platform/site/server/page-route.ts'

const module = (path: string) => ({ module: `apps/site/src/${path}/index.tsx` })
const packaged = (name: string) => ({ module: `packages/${name}/src/site/index.tsx` })

/** Every page that a search can find, in the order of the menu. */
const searchedPages = {
  '': page(homePage, {
    ...module('pages/home'),
    load: async ({ platform, lang, preview }) => {
      const latest = await latestNews(platform, lang, 3, preview)
      const average = await averagePayback(platform)
      return { data: { latest, example: await exampleEstimate(platform, lang), average } }
    },
    topics: ({ lang }) => [listTopic('news', lang), priceListTopic],
  }),
  'industry-4-0': page(industryPage, {
    ...module('pages/industry-4-0'),
    load: async ({ platform }) => ({ data: await examplePaybacks(platform) }),
    topics: () => [priceListTopic],
  }),
  solution: page(solutionPage, module('pages/solution')),
  benefits: page(benefitsPage, {
    ...module('pages/benefits'),
    load: async ({ platform, lang }) => ({ data: await exampleBenefits(platform, lang) }),
    topics: () => [priceListTopic],
  }),
  features: page(featuresPage, module('pages/features')),
  'how-it-works': page(howItWorksPage, {
    ...module('pages/how-it-works'),
    async load({ platform, lang }) {
      const work = await exampleWork(platform, lang)
      return { data: { ...work, plannedAnchors: plannedAnchors(work) } }
    },
    topics: () => [priceListTopic],
  }),
  pricing: page(pricingPage, {
    ...packaged('estimator'),
    load: loadPricing,
    query: ['country'],
    sharedQuery: ['country'],
    topics: () => [priceListTopic],
  }),
  rtls: page(rtlsPage, module('pages/rtls')),
  'iot-platform': page(iotPlatformPage, module('pages/iot-platform')),
  simulator: page(simulatorPage, {
    ...packaged('hall'),
    load: async ({ platform, lang }) => ({ data: await hardwarePrices(platform, lang) }),
    topics: () => [priceListTopic],
  }),
  connectivity: page(connectivityPage, module('pages/connectivity')),
  logistics: page(logisticsPage, module('pages/logistics')),
  manufacturing: page(manufacturingPage, module('pages/manufacturing')),
  retail: page(retailPage, module('pages/retail')),
  news: page(newsIndexPage, {
    ...module('features/news/site'),
    load: loadNewsIndex,
    query: ['category', 'search', 'page', 'note'],
    topics: ({ lang }) => [listTopic('news', lang)],
  }),
  documents: page(documentsPage, {
    ...module('features/documents/site'),
    load: loadDocuments,
    query: ['type', 'language'],
    sharedQuery: ['type'],
    // Every language's: each document names its files in all of them.
    topics: () => langs.map((one) => listTopic('documents', one)),
  }),
  videos: page(videosPage, {
    ...module('features/media/site'),
    load: loadVideos,
    frames: true,
    topics: ({ lang }) => [listTopic('media', lang)],
  }),
  events: page(eventsPage, {
    module: 'apps/site/src/events-page.tsx',
    load: async (context) => {
      const { data, ...kept } = await loadEvents(context)
      const { data: recorded } = await loadVideos(context)
      return { ...kept, data: { ...data, ...recorded } }
    },
    topics: ({ lang }) => [...eventTopics(lang), listTopic('media', lang)],
  }),
  'buyers-kit': page(buyersKitPage, {
    ...module('pages/buyers-kit'),
    load: loadFirstPages,
    topics: () => [priceListTopic],
  }),
  about: page(aboutPage, module('pages/about')),
  partners: page(partnersPage, module('pages/partners')),
  press: page(pressPage, {
    ...module('pages/press'),
    load: loadPress,
    topics: ({ lang }) => [listTopic('news', lang)],
  }),
  careers: page(careersPage, module('pages/careers')),
  contact: page(contactPage, {
    ...module('pages/contact'),
    load: async ({ platform }) => ({ data: contactData(platform.config) }),
    tiles: true,
  }),
  'request-demo': page(requestDemoPage, {
    ...module('features/demo-requests/site'),
    load: loadRequestDemo,
    query: ['usecase'],
    sharedQuery: ['usecase'],
  }),
  'sign-in': page(signInPage, {
    ...module('pages/sign-in'),
    variesBySession: true,
    load: async ({ platform, query }) => ({
      data: query.token === undefined ? {} : { link: await describeLink(platform, query.token) },
      cacheable: isCacheable(query),
      isPrivate: !isCacheable(query),
    }),
    query: ['return', 'token', 'forgot', 'code', 'note'],
  }),
  newsletter: page(newsletterPage, {
    module: 'apps/site/src/newsletter-page.tsx',
    load: async (context) => {
      const { data, ...kept } = await loadNewsletter(context)
      const { platform, lang, preview } = context
      const latest = data.step === 'start' ? await latestNews(platform, lang, 4, preview) : []
      return { ...kept, data: { ...data, latest } }
    },
    query: ['confirm', 'unsubscribe'],
    topics: ({ lang }) => [listTopic('news', lang)],
  }),
  terms: page(termsPage, module('pages/terms')),
  privacy: page(privacyPage, {
    ...module('pages/privacy'),
    load: async ({ platform, lang }) => {
      const { RETENTION_LEADS_MONTHS: demoRequestMonths } = platform.config
      return { data: { demoRequest: storedFieldsIn(lang), demoRequestMonths } }
    },
  }),
  'legal-notice': page(legalNoticePage, module('pages/legal-notice')),
} satisfies Partial<Record<'' | PageName, AnyPageRoute>>

const searchSources = [pageSource(searchedPages), ...contentSources]

/** Every public page by its path below the language, in the order of the menu; what has no entry is an article's permalink. */
export const pages = {
  ...searchedPages,
  search: page(searchPage, {
    ...module('features/search/site'),
    load: (context) => loadSearch(context, searchSources),
    query: ['q', 'page'],
  }),
} satisfies Partial<Record<'' | PageName, AnyPageRoute>>

export const article = page(articlePage, {
  module: 'apps/site/src/features/news/site/article.tsx',
  load: loadArticle,
  // The list, for the articles that it proposes.
  topics: ({ lang, data: { item, family, linked } }) => [
    ...[item.id, ...linked].map((id) => itemTopic('news', id)),
    translationGroupTopic('news', family),
    listTopic('news', lang),
    ...(item.picture ? [fileTopic(item.picture.fileId)] : []),
  ],
  frames: true,
  languages: ({ alternates }) => alternates,
})

export const notFound = page(notFoundPage, { ...module('pages/not-found'), languages: 'none' })

export const previewEnded = page(previewEndedPage, {
  ...module('pages/not-found'),
  languages: 'none',
})

/** It wears the styles of "not found". */
export const offline = page(offlinePage, { ...module('pages/not-found'), languages: 'none' })

export const unavailable = page(unavailablePage, {
  ...module('pages/unavailable'),
  languages: 'none',
})
