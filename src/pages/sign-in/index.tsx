import { brand } from '#src/brand/brand.ts'
import { fill } from '#src/i18n/translate.ts'
import type { SitePage } from '#src/site/page.ts'
import { SignInForm } from './form.tsx'
import styles from './sign-in.module.css'
import { words } from './words.ts'

export const signInPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => fill(lang, words[lang].description, { brand: brand.name }),
  ground: 'paper',
  robots: 'noindex',
  View({ lang, query, refused }) {
    const { title, lead } = words[lang]
    const own = refused?.form === 'sign-in' ? refused : undefined
    return (
      <div className={styles.page}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <SignInForm lang={lang} wanted={query.return ?? own?.values.return} refused={own} />
      </div>
    )
  },
}
