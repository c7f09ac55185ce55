import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { newsWords, homeWords, notFoundWords, searchWords, signInWords } from '#words/index.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import { nameOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { floorLabels } from '@repo/pictures/floor/floor-labels.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { inflected } from '#tests/support/inflected.ts'

export { inflected }

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export async function readHome(page: Page, lang: Lang): Promise<void> {
  const { hero, results } = homeWords[lang]
  await page.goto(`/${lang}`)
  await expect.poll(() => heading(page).textContent()).toBe(hero.title)
  await expect
    .poll(() =>
      page
        .getByRole('img', { name: floorLabels(lang).description })
        .first()
        .isVisible(),
    )
    .toBe(true)
  const figures = page.getByRole('region', { name: results.title }).getByRole('definition')
  expect((await figures.allTextContents()).toSorted()).toEqual(
    caseResults
      .map(({ share }) => (share < 0 ? '−' : '+') + formatPercent(lang, Math.abs(share)))
      .toSorted(),
  )
}

export async function goToNews(page: Page, lang: Lang): Promise<void> {
  const { frame, groups, pages } = siteWords[lang]
  const menu = page.getByRole('banner').getByRole('navigation', { name: frame.mainMenu })
  // Below its name stands what the page is about.
  const link = menu.getByRole('link', { name: new RegExp(`^${pages.news}`) })
  // The page may open or close the group by itself: a click at that moment does the opposite.
  const opened = async () => {
    if (!(await link.isVisible())) await menu.getByText(groups.resources, { exact: true }).click()
    return link.isVisible()
  }
  await expect.poll(opened).toBe(true)
  await link.click()
  await page.waitForURL(`**/${lang}/news`)
  await expect.poll(() => heading(page).textContent()).toBe(newsWords[lang].heading)
}

const articles = (page: Page): Locator => page.getByRole('main').getByRole('article')

export async function filterByCategory(page: Page, lang: Lang): Promise<void> {
  const all = await articles(page).count()
  const filters = page.getByRole('navigation', { name: newsWords[lang].categories })
  const category = filters.getByRole('link').nth(1)
  const name = (await category.textContent())!
  await category.click()
  await page.waitForURL(/\?category=/)
  await expect.poll(() => category.getAttribute('aria-current')).toBe('true')
  const found = await articles(page).filter({ hasText: name }).count()
  expect(found).toBe(await articles(page).count())
  expect(found).toBeLessThan(all)
}

async function searchNews(page: Page, lang: Lang, text: string): Promise<void> {
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('searchbox', { name: newsWords[lang].searchArticles }).fill(text)
  await search.getByRole('button').click()
  await page.waitForURL(/\?search=/)
}

export async function readInflectedArticle(page: Page, lang: Lang): Promise<void> {
  const { asked, article } = inflected[lang]
  await searchNews(page, lang, asked)
  const link = articles(page).locator(`a[href="/${lang}/${article}"]`)
  const title = await link.textContent()
  await link.click()
  await page.waitForURL(`**/${lang}/${article}`)
  await expect.poll(() => heading(page).textContent()).toBe(title)
  await expect
    .poll(() => page.getByRole('article').first().textContent())
    .not.toContain(` ${asked} `)
}

/** To the same article in the other language. */
export async function switchLanguage(page: Page, other: Lang): Promise<void> {
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: /: [A-Z]{2}$/ }).click()
  await header.getByRole('link', { name: nameOf[other], exact: true }).click()
  await page.waitForURL((url) => new RegExp(`^/${other}/[a-z0-9-]+$`).test(url.pathname))
  await expect
    .poll(() => page.getByRole('main').getByRole('article').first().textContent())
    .not.toBe('')
  await expect
    .poll(() => page.locator('html').getAttribute('lang'))
    .toMatch(new RegExp(`^${other}-`))
}

export async function getLost(page: Page, lang: Lang): Promise<void> {
  const answer = await page.goto(`/${lang}/nowhere-at-all`)
  expect(answer?.status()).toBe(404)
  const { title, search } = notFoundWords[lang]
  await expect.poll(() => heading(page).textContent()).toBe(title)
  await page.getByRole('searchbox', { name: search }).fill(inflected[lang].asked)
  await page.getByRole('main').getByRole('search').getByRole('button').click()
  await page.waitForURL(`**/${lang}/search?q=*`)
  await page
    .getByRole('list', { name: searchWords[lang].results })
    .getByRole('link')
    .first()
    .waitFor()
}

export async function findSignIn(page: Page, lang: Lang): Promise<void> {
  const name = siteWords[lang].pages['sign-in']
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(`**/${lang}/sign-in`)
  await expect
    .poll(() => heading(page).textContent())
    .toBe(signInWords[lang].steps['sign-in'].title)
}
