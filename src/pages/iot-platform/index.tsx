import type { Lang } from '#src/i18n/locales.ts'
import { Footnotes } from '#src/site/footnotes.tsx'
import { PageOpening } from '#src/site/page-opening.tsx'
import type { SitePage } from '#src/site/page.ts'
import { Ages } from './ages.tsx'
import { Computed } from './computed.tsx'
import { notes } from './notes.ts'
import { Rest } from './rest.tsx'
import { Security } from './security.tsx'
import { words } from './words.ts'

export const iotPlatformPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  View: ({ lang }) => (
    <>
      <PageOpening
        lang={lang}
        name="iot-platform"
        title={words[lang].heading}
        lead={<Lead lang={lang} />}
      />
      <Ages lang={lang} />
      <Computed lang={lang} />
      <Rest lang={lang} />
      <Security lang={lang} />
      <Footnotes lang={lang} notes={notes} />
    </>
  ),
}

function Lead({ lang }: { lang: Lang }) {
  const { lead, limit } = words[lang]
  return (
    <>
      <p>{lead}</p>
      <p>{limit}</p>
    </>
  )
}
