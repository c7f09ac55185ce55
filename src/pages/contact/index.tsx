import { PageOpening } from '#src/site/page-opening.tsx'
import type { SitePage } from '#src/site/page.ts'
import { pathOf } from '#src/site/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { ContactData } from './data.ts'
import { Maps } from './maps.tsx'
import { Plates } from './plates.tsx'
import { Subjects } from './subjects.tsx'
import { words } from './words.ts'

export const contactPage: SitePage<ContactData> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  kind: 'ContactPage',
  View: ({ lang, data }) => {
    const { heading, lead, demo } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="contact"
          title={heading}
          lead={
            <>
              <p>{lead}</p>
              <p>
                <ButtonLink href={pathOf(lang, 'request-demo')}>{demo}</ButtonLink>
              </p>
            </>
          }
        >
          <Plates lang={lang} offices={data.offices} />
          <Maps lang={lang} data={data} />
        </PageOpening>
        <Subjects lang={lang} />
      </>
    )
  },
}
