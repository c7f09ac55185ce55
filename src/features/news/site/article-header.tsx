import { formatDate } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { pathOf } from '#src/site/paths.ts'
import { words as siteWords } from '#src/site/words.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { newsWords } from '../messages/words.ts'
import { newsHref } from './address.ts'
import styles from './article-header.module.css'
import type { ArticleData } from './data.ts'
import { Picture } from './picture/picture.tsx'

export function ArticleHeader({ lang, data }: { lang: Lang; data: ArticleData }) {
  const { item } = data
  const { pages, words: frame } = siteWords[lang]
  const path = [
    { text: pages.home, href: pathOf(lang) },
    { text: pages.news, href: newsHref(lang) },
  ]
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Breadcrumb label={frame.youAreHere} items={path} />
        <h1 className={styles.title}>{item.title}</h1>
        <Facts lang={lang} data={data} />
      </div>
      <Picture item={item} size="large" />
    </header>
  )
}

function Facts({ lang, data }: { lang: Lang; data: ArticleData }) {
  const { item, readingMinutes, updatedShown } = data
  const words = newsWords[lang]
  return (
    <ul className={styles.facts}>
      <li>
        <time dateTime={item.publishedAt}>{formatDate(lang, item.publishedAt)}</time>
        {updatedShown && (
          <>
            {', '}
            <time dateTime={item.updatedAt}>
              {fill(lang, words.updatedOn, { date: formatDate(lang, item.updatedAt) })}
            </time>
          </>
        )}
      </li>
      <li>{fill(lang, words.readingTime, { minutes: readingMinutes })}</li>
      {item.categories.map((category) => (
        <li key={category}>
          <a href={newsHref(lang, { category })}>{category}</a>
        </li>
      ))}
    </ul>
  )
}
