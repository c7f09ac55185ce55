import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#src/brand/brand.ts'
import type { Company } from '#src/brand/company.ts'
import type { Config } from '#src/server/config.ts'
import { LoadingPage } from '#src/ui/loading-page.tsx'
import type { Assets } from './assets.ts'

/** The HTML document of the back office. */
export async function backofficePage(
  assets: Assets,
  config: Config,
  company: Company,
): Promise<string> {
  const { css, scripts, font } = await assets.backoffice()
  const html = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Back office – ${brand.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        {css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div
          id="app"
          data-account-origin={config.ACCOUNT_URL ?? ''}
          data-contact={`${company.legal.name}, ${company.contactEmail}`}
        >
          <LoadingPage />
        </div>
        <noscript>The back office needs JavaScript.</noscript>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
