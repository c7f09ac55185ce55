import { brand } from './brand.ts'

export type OfficeName = (typeof brand.offices)[number]

/** What is known of an office. What is null is not shown. */
export interface Office {
  /** Street and number; where there is no postcode, the whole address in one line. */
  street: string | null
  postcode: string | null
  phone: string | null
  /** As schema.org writes it: `Mo-Fr 09:00-17:30; Sa 10:00-14:00`. */
  opening: string | null
  /** In degrees, for the pin of its map. */
  place: { latitude: number; longitude: number } | null
}

export interface SocialLink {
  name: string
  url: string
}

/** Who stands behind the site. What is null is not shown. */
export interface LegalEntity {
  name: string
  registration: string | null
  vatNumber: string | null
  registeredOffice: string | null
  responsiblePerson: string | null
}

const essential = ['registeredOffice', 'registration', 'responsiblePerson'] as const

/** What a legal notice still lacks; a VAT number is not missed, as not every company has one. */
export const missingDetails = (legal: Pick<LegalEntity, (typeof essential)[number]>) =>
  essential.filter((key) => !legal[key])

/** Whether somebody has entered who operates the site; the brand's own name is a placeholder. */
export const hasLegalEntity = (legal: LegalEntity): boolean =>
  legal.name !== brand.legalName || missingDetails(legal).length < essential.length

/** What the site prints of the company. */
export interface Company {
  legal: LegalEntity
  /** Where visitors write to. */
  contactEmail: string
  /** Of the IANA database: the dates of articles, files and videos are those of its days. */
  timeZone: string
  social: readonly SocialLink[]
  offices: Readonly<Partial<Record<OfficeName, Office>>>
}

/** The links of the brand that lead somewhere: `.example` is reserved for samples. */
const ownLinks = (links: readonly SocialLink[]) =>
  links.filter(({ url }) => !new URL(url).hostname.endsWith('.example'))

/** The company before anybody has entered anything. */
export const brandCompany: Company = {
  legal: {
    name: brand.legalName,
    registration: null,
    vatNumber: null,
    registeredOffice: null,
    responsiblePerson: null,
  },
  contactEmail: brand.email.contact,
  timeZone: 'Europe/London',
  social: ownLinks(brand.social),
  offices: {},
}
