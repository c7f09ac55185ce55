import { brand } from '#src/brand/brand.ts'
import { Logo } from '#src/brand/logo.tsx'
import type { Lang } from '#src/i18n/locales.ts'
import { cachedFragment } from '#src/ui/cached-fragment.ts'
import { useCompany } from '../company.ts'
import { currentOf, existingPages, pageExists } from '../existing-pages.ts'
import { Content } from '#src/ui/section.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './footer.module.css'
import { MenuPages } from '../header/main-menu.tsx'
import { menu, type MenuGroup } from '../header/menu.ts'
import { NewsletterForm, type NewsletterFormProps } from '../newsletter/newsletter-form.tsx'
import { Offices } from './offices.tsx'
import { pathOf } from '../paths.ts'
import { siteWords as words } from '#words/index.ts'

export function Footer({ name, ...form }: NewsletterFormProps & { name: string | undefined }) {
  const { lang } = form
  const { frame, newsletter } = words[lang]
  const { social } = useCompany()
  // The page of the newsletter has the form itself.
  const hasForm = name !== 'newsletter'
  return (
    <footer className={styles.footer} data-ground="ink" data-screen-only data-page-end>
      <Content>
        <Columns gap="800" className={hasForm ? styles.top : undefined}>
          {hasForm && (
            <section id="newsletter" aria-labelledby="newsletter-title" className={styles.news}>
              <Text as="h2" size="title" id="newsletter-title">
                {newsletter.title}
              </Text>
              <NewsletterForm {...form} />
            </section>
          )}
          <Columns
            as="nav"
            gap="500 300"
            aria-label={frame.menu}
            className={styles.menu}
            dangerouslySetInnerHTML={cachedSections(existingPages(), lang, currentOf(name))}
          />
        </Columns>
        <Offices lang={lang} />
        <Row gap="200 600" align="center" above="400" className={styles.bottom}>
          <Row as="a" unbroken href={pathOf(lang)} className={styles.home}>
            <Logo variant="small" />
          </Row>
          <p>{frame.founded.replace('{year}', String(brand.founded))}</p>
          {social.length > 0 && (
            <Row as="ul" gap="100 300" className={styles.links}>
              {social.map(({ name: network, url }) => (
                <li key={network}>
                  <a href={url} rel="noopener">
                    {network}
                  </a>
                </li>
              ))}
            </Row>
          )}
        </Row>
      </Content>
    </footer>
  )
}

/** The overview page goes with the solution: alone in a column it would repeat the column's title. */
function footerGroups(): readonly MenuGroup[] {
  const [first, second, ...others] = menu()
  if (first?.name !== 'industry' || !second) return menu()
  return [{ ...second, pages: [...first.pages, ...second.pages] }, ...others]
}

const service = ['request-demo', 'sign-in', 'terms', 'privacy', 'legal-notice'] as const

const cachedSections = cachedFragment((_pages, lang: Lang, name: string | undefined) => {
  const { groups, pages } = words[lang]
  return (
    <>
      {footerGroups().map((group) => (
        <section key={group.name}>
          <Text as="h3" size="label">
            {groups[group.name]}
          </Text>
          <MenuPages group={group} lang={lang} name={name} className={styles.pages} />
        </section>
      ))}
      <section>
        <Text as="h3" size="label">
          {brand.name}
        </Text>
        <ul className={styles.pages}>
          <li>
            <a href={pathOf(lang)} aria-current={name === '' ? 'page' : undefined}>
              {pages.home}
            </a>
          </li>
          {service.filter(pageExists).map((page) => (
            <li key={page}>
              <a href={pathOf(lang, page)} aria-current={name === page ? 'page' : undefined}>
                {pages[page]}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
})
