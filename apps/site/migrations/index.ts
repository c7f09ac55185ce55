import type { Migration } from 'kysely/migration'
import * as accountsAndOutbox from './0001-accounts-and-outbox.ts'
import * as news from './0002-news.ts'
import * as search from './0003-search.ts'
import * as enquiries from './0004-enquiries.ts'
import * as audit from './0005-audit.ts'
import * as library from './0006-library.ts'
import * as documentsAndMedia from './0007-documents-and-media.ts'
import * as newsletter from './0008-newsletter.ts'
import * as inboxAndOutbox from './0009-inbox-and-outbox.ts'
import * as calculator from './0010-calculator.ts'
import * as users from './0011-users.ts'
import * as listIndexes from './0012-list-indexes.ts'
import * as runOfDemoRequest from './0013-run-of-demo-request.ts'
import * as priceTables from './0014-price-tables.ts'
import * as libraryLeftovers from './0015-library-leftovers.ts'
import * as deletedRuns from './0016-deleted-runs.ts'
import * as rateLimits from './0017-rate-limits.ts'
import * as newsSummary from './0018-news-summary.ts'
import * as cleanNewsAgain from './0019-clean-news-again.ts'
import * as auditFailures from './0020-audit-failures.ts'
import * as families from './0025-families.ts'
import * as wholeSummaries from './0026-whole-summaries.ts'
import * as demoRequestSearch from './0027-demo-request-search.ts'
import * as newsEvents from './0028-news-events.ts'
import * as demoRequestKeys from './0029-demo-request-keys.ts'
import * as revisionsAndTrash from './0030-revisions-and-trash.ts'
import * as schedules from './0033-schedules.ts'
import * as previewGenerations from './0034-preview-generations.ts'
import * as freshness from './0035-freshness.ts'
import * as familiesInOrder from './0036-families-in-order.ts'
import * as libraryFocus from './0038-library-focus.ts'
import * as demoRequestTimeline from './0040-demo-request-timeline.ts'
import * as auditChanges from './0041-audit-changes.ts'
import * as settings from './0042-settings.ts'
import * as claims from './0043-claims.ts'
import * as pageCounts from './0044-page-counts.ts'
import * as draftEditors from './0046-draft-editors.ts'
import * as countsOfLists from './0048-counts-of-lists.ts'
import * as savedViews from './0049-saved-views.ts'
import * as searchByLanguage from './0050-search-by-language.ts'
import * as sortKeys from './0052-sort-keys.ts'
import * as newsDescriptionAuthor from './0054-news-description-author.ts'
import * as demoRequestFingerprints from './0056-demo-request-fingerprints.ts'
import * as originalOnly from './0057-original-only.ts'
import * as sourcesOfTranslations from './0058-sources-of-translations.ts'
import * as indexSearchAgain from './0060-index-search-again.ts'
import * as searchWords from './0062-search-words.ts'
import * as cleanStoredText from './0063-clean-stored-text.ts'
import * as cleanStoredCopies from './0064-clean-stored-copies.ts'
import * as sharedDrafts from './0065-shared-drafts.ts'
import * as presence from './0068-presence.ts'
import * as answers from './0070-answers.ts'
import * as scheduledChanges from './0071-scheduled-changes.ts'
import * as newsSearchTitle from './0072-news-search-title.ts'
import * as deviceSizes from './0073-device-sizes.ts'
import * as mediaPosters from './0074-media-posters.ts'

/** In the order of their names; one that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-outbox': accountsAndOutbox,
  '0002-news': news,
  '0003-search': search,
  '0004-enquiries': enquiries,
  '0005-audit': audit,
  '0006-library': library,
  '0007-documents-and-media': documentsAndMedia,
  '0008-newsletter': newsletter,
  '0009-inbox-and-outbox': inboxAndOutbox,
  '0010-calculator': calculator,
  '0011-users': users,
  '0012-list-indexes': listIndexes,
  '0013-run-of-demo-request': runOfDemoRequest,
  '0014-price-tables': priceTables,
  '0015-library-leftovers': libraryLeftovers,
  '0016-deleted-runs': deletedRuns,
  '0017-rate-limits': rateLimits,
  '0018-news-summary': newsSummary,
  '0019-clean-news-again': cleanNewsAgain,
  '0020-audit-failures': auditFailures,
  '0025-families': families,
  '0026-whole-summaries': wholeSummaries,
  '0027-demo-request-search': demoRequestSearch,
  '0028-news-events': newsEvents,
  '0029-demo-request-keys': demoRequestKeys,
  '0030-revisions-and-trash': revisionsAndTrash,
  '0033-schedules': schedules,
  '0034-preview-generations': previewGenerations,
  '0035-freshness': freshness,
  '0036-families-in-order': familiesInOrder,
  '0038-library-focus': libraryFocus,
  '0040-demo-request-timeline': demoRequestTimeline,
  '0041-audit-changes': auditChanges,
  '0042-settings': settings,
  '0043-claims': claims,
  '0044-page-counts': pageCounts,
  '0046-draft-editors': draftEditors,
  '0048-counts-of-lists': countsOfLists,
  '0049-saved-views': savedViews,
  '0050-search-by-language': searchByLanguage,
  '0052-sort-keys': sortKeys,
  '0054-news-description-author': newsDescriptionAuthor,
  '0056-demo-request-fingerprints': demoRequestFingerprints,
  '0057-original-only': originalOnly,
  '0058-sources-of-translations': sourcesOfTranslations,
  '0060-index-search-again': indexSearchAgain,
  '0062-search-words': searchWords,
  '0063-clean-stored-text': cleanStoredText,
  '0064-clean-stored-copies': cleanStoredCopies,
  '0065-shared-drafts': sharedDrafts,
  '0068-presence': presence,
  '0070-answers': answers,
  '0071-scheduled-changes': scheduledChanges,
  '0072-news-search-title': newsSearchTitle,
  '0073-device-sizes': deviceSizes,
  '0074-media-posters': mediaPosters,
}
