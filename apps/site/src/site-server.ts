import type { FastifyInstance } from 'fastify'
import { expireVersions } from '@repo/platform/content/server/versions/version-routes.ts'
import { contentTypes, referencesByKind } from '#src/content-types.ts'
import { countRoutes } from '#src/features/counts/server/routes.ts'
import { linkRoutes } from '@repo/platform/content/server/links.ts'
import { languageRoutes } from '@repo/platform/content/server/translations/all-translation-groups.ts'
import { demoRequestRoutes } from '#src/features/demo-requests/server/routes.ts'
import { demoRequestsByDay } from '#src/features/demo-requests/server/lists.ts'
import { indexDemoRequestAgain } from '#src/features/demo-requests/server/index-again.ts'
import { demoRequestForm } from '#src/features/demo-requests/server/form.ts'
import { serveCaptions } from '#src/features/media/server/captions.ts'
import { serveCalendarFiles } from '#src/features/news/server/calendar-file.ts'
import { listVisibleAddresses, loadFeed } from '#src/features/news/server/crawlers.ts'
import { latestNews } from '#src/features/news/server/page-data.ts'
import {
  withNewsletterOptIn,
  confirmForm,
  newsletterForm,
  unsubscribeForm,
} from '#src/features/newsletter/server/form.ts'
import { newsletterRoutes } from '#src/features/newsletter/server/routes.ts'
import { outboxRoutes } from '#src/features/outbox/server/routes.ts'
import { publishedPriceList, seedPriceList } from '@repo/estimator/server/price-list.ts'
import { estimateForm } from '@repo/estimator/server/form.ts'
import { locationRoutes } from '@repo/estimator/server/location/routes.ts'
import { servePriceLists } from '@repo/estimator/server/public-files.ts'
import { calculatorRoutes } from '@repo/estimator/server/routes.ts'
import { priceListRoutes } from '@repo/estimator/server/price-lists/routes.ts'
import { claimFileReferences } from '#src/features/claims/server/file-references.ts'
import { claimRoutes } from '#src/features/claims/server/routes.ts'
import { settingsRoutes } from '#src/features/settings/server/routes.ts'
import { indexFileAgain } from '@repo/platform/library/server/search-text.ts'
import { libraryRoutes } from '@repo/platform/library/server/routes.ts'
import { personalDataRoutes } from '#src/features/personal-data/server/routes.ts'
import { codeForm, signInForm } from '#src/pages/sign-in/server/form.ts'
import { forgotForm, setPasswordForm } from '#src/pages/sign-in/server/password-forms.ts'
import { personalData } from '#src/personal-data.ts'
import { indexAgain } from '@repo/platform/server/search/index-again.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import type { FormHandler } from '@repo/platform/site/server/forms.ts'

/** How the rows of each table that is searched are indexed again. */
const searchedTables = {
  ...Object.fromEntries(Object.entries(contentTypes).map(([name, one]) => [name, one.indexAgain])),
  library_file: indexFileAgain,
  lead: indexDemoRequestAgain,
}

/** Registers every route of the site server that is a call. */
export function siteCalls(app: FastifyInstance, platform: Platform): void {
  for (const { routes } of Object.values(contentTypes)) routes(app, platform)
  const types = Object.values(contentTypes).map(({ type }) => type)
  languageRoutes(app, platform, types)
  linkRoutes(
    app,
    platform,
    Object.values(contentTypes).map(({ links }) => links),
  )
  expireVersions(app, platform)
  indexAgain(app, platform, searchedTables)
  demoRequestRoutes(app, platform)
  newsletterRoutes(app, platform)
  personalDataRoutes(app, platform, personalData)
  libraryRoutes(app, platform, { ...referencesByKind, claims: claimFileReferences })
  outboxRoutes(app, platform)
  countRoutes(app, { ...platform, demoRequestsByDay })
  settingsRoutes(app, platform)
  claimRoutes(app, platform)
  const table = publishedPriceList(platform.store)
  calculatorRoutes(app, platform, table)
  locationRoutes(app, platform, table)
  priceListRoutes(app, platform)
  servePriceLists(app, platform)
  serveCalendarFiles(app, platform)
  serveCaptions(app, platform)
}

/** Data that every database needs before the first request, with or without demo content. */
export async function prepare({ store, clock }: Platform): Promise<void> {
  await seedPriceList(store, clock)
}

/** The forms that work without JavaScript, by the value of their field `form`. */
export const forms: Readonly<Record<string, FormHandler>> = {
  estimate: estimateForm,
  newsletter: newsletterForm,
  'newsletter-confirm': confirmForm,
  'newsletter-unsubscribe': unsubscribeForm,
  'request-demo': withNewsletterOptIn(demoRequestForm),
  'sign-in': signInForm,
  'sign-in-code': codeForm,
  'forgot-password': forgotForm,
  'set-password': setPasswordForm,
}

/** Content for sitemap and feeds. */
export const crawlerContent = {
  listVisibleAddresses,
  latestNews,
  loadFeed,
  addressTopics: ['news'],
}

/** Demo content of an empty store. */
export async function seed(platform: Platform): Promise<void> {
  for (const type of Object.values(contentTypes)) await type.seed?.(platform)
}
