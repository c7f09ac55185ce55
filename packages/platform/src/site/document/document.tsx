import '#src/ui/base.css'
import { localeOf } from '#src/i18n/locales.ts'
import { LoadingPage } from '#src/ui/loading-page.tsx'
import { Notifications } from '#src/ui/notifications/notifications.tsx'
import { ClaimNotesOfPage } from '../sections/claim-note.tsx'
import { Footer } from '../footer/footer.tsx'
import { Head, type HeadProps } from './head.tsx'
import { Header } from '../header/header.tsx'
import { LanguageBar } from '../header/language-bar.tsx'
import skipStyles from '#src/ui/skip-link.module.css'
import styles from './document.module.css'
import { NextPage } from '../sections/next-page.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { siteWords as words } from '#words/index.ts'

/** The whole document, without the doctype. `alternates` holds the page itself too. */
export function SiteDocument<Data>(props: HeadProps<Data>) {
  const { page, props: given, alternates } = props
  const { lang } = given
  // The page "not found" has no name, so that no entry of the menu is marked as current.
  const name = alternates.length ? given.name : undefined
  const text = words[lang]
  return (
    <html lang={localeOf[lang]}>
      <Head {...props} />
      <body data-ground={page.ground} className={styles.body}>
        <LoadingPage />
        <a className={skipStyles.skip} href="#content">
          {text.frame.skip}
        </a>
        <Header lang={lang} name={name} ground={page.ground} alternates={alternates} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <page.View {...given} />
          {page.claims && <ClaimNotesOfPage lang={lang} claims={page.claims} />}
        </main>
        <NextPage lang={lang} name={name} />
        <Footer
          lang={lang}
          name={name}
          // On the page of the demo form `sent` is about the demo request.
          action={name === 'request-demo' ? '' : (name ?? '')}
          sent={given.query.sent === '1' && name !== 'request-demo'}
          rejected={given.rejected?.form === 'newsletter' ? given.rejected : undefined}
        />
        {given.previewUntil === undefined ? (
          <LanguageBar lang={lang} alternates={alternates} />
        ) : (
          <PreviewBar lang={lang} until={given.previewUntil} saved={given.savedPreview} />
        )}
        <Notifications close={text.frame.close} />
      </body>
    </html>
  )
}
