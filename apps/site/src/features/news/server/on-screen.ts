import { cleanInThread } from '@repo/platform/content/server/text/clean-in-thread.ts'
import { isTooDeeplyNested, summaryOf } from '@repo/platform/content/server/text/rich-text.ts'
import { newsApi, type NewsChange } from '../contract.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { news } from './service.ts'
import type { NewsRow } from './table.ts'

/** What the page of an article shows of what is on an editor's screen; its address stays. */
export const newsOnScreen = {
  type: news,
  change: newsApi.update.body,
  /** Nothing of what is too long to be saved. */
  async shown(input: NewsChange): Promise<Partial<NewsRow>> {
    const content = isTooDeeplyNested(input.content)
      ? ''
      : (await cleanInThread(input.content)).html
    if (content.length > maxLength.content) return {}
    const { title, categories, featuredImageId, description, searchTitle, author, event } = input
    return {
      title,
      content,
      summary: summaryOf(content),
      categories,
      featured_image_id: featuredImageId,
      ...(description !== undefined && { description }),
      ...(searchTitle !== undefined && { search_title: searchTitle }),
      ...(author !== undefined && { author }),
      ...(event !== undefined && { event }),
    }
  },
}
