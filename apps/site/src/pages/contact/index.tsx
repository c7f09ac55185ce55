import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { useCompany } from '@repo/platform/site/company.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { ContactData } from './data.ts'
import { Offices } from './offices.tsx'
import { Subjects } from './subjects.tsx'
import { contactWords as words } from '#words/index.ts'

export const contactPage: SitePage<ContactData> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  kind: 'ContactPage',
  View: function View({ lang, data }) {
    const { heading, lead, noHours, demo } = words[lang]
    const { offices, contactEmail } = useCompany()
    const hasHours = Object.values(offices).some(({ phone, opening }) => phone ?? opening)
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
              <Stack gap="400">
                <Row as="p" gap="200 300" align="center">
                  <ButtonLink href={pathOf(lang, 'request-demo')}>{demo}</ButtonLink>
                  <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
                </Row>
                <RenderFigure lang={lang} name="desk" width="half" eager />
              </Stack>
            </>
          }
          beside={<Subjects lang={lang} />}
        />
        <Offices lang={lang} data={data} />
      </>
    )
  },
}
