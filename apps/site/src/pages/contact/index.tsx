import { useCompany } from '@repo/platform/site/company.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import type { ContactData } from './data.ts'
import { Maps } from './maps.tsx'
import { Plates } from './plates.tsx'
import { Subjects } from './subjects.tsx'
import { contactWords as words } from '#words/index.ts'

export const contactPage: SitePage<ContactData> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  kind: 'ContactPage',
  View: function View({ lang, data }) {
    const { heading, lead, noHours, demo } = words[lang]
    const offices = Object.values(useCompany().offices)
    const hasHours = offices.some(({ phone, opening }) => phone ?? opening)
    return (
      <>
        <PageOpening
          lang={lang}
          name="contact"
          title={heading}
          lead={
            <>
              <p>
                {lead} {!hasHours && noHours}
              </p>
              <p>
                <ButtonLink href={pathOf(lang, 'request-demo')}>{demo}</ButtonLink>
              </p>
            </>
          }
        >
          <Plates lang={lang} />
          <Maps lang={lang} data={data} />
        </PageOpening>
        <Subjects lang={lang} />
      </>
    )
  },
}
