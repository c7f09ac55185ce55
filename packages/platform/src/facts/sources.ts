import { laws } from './laws.ts'

/**
 * Facts from outside that a page states: where each was read, and when. A page marks the sentence with
 * `[^key]` (`site/footnotes.tsx`); the mark becomes a number, and the source stands at the page's end.
 */
export interface Source {
  /** In the language of the source itself. */
  title: string
  lang: string
  /** Absent: a book or a standard that has no page of its own. */
  url?: string
  /** The day on which somebody opened it last, `2026-11-21`. Absent: a law, which is cited by its name. */
  read?: string
}

const source = (title: string, url?: string, lang = 'en', read = '2026-11-21'): Source => ({
  title,
  lang,
  ...(url && { url }),
  read,
})

export const sources = {
  ...laws,
  acatech: source('Schuh et al. (eds.): Industrie 4.0 Maturity Index, update 2020, acatech study'),
  applsci2021: source(
    'Applied Sciences 2021, 11(22), 10607: forklift localisation for pallet tracking',
    'https://doi.org/10.3390/app112210607',
  ),
  ceAndUl: source(
    'Neumüller: the difference between UL and CE',
    'https://neumueller.com/en/knowledge/normen-richtlinien/unterschiedulce',
  ),
  conversionFactors: source(
    'Government conversion factors for company reporting of greenhouse gas emissions (UK)',
    'https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting',
  ),
  cra: source(
    'Cyber Resilience Act (EU) 2024/2847: official FAQ on the transition, by ORC WG',
    'https://cra.orcwg.org/faq/official/transition',
  ),
  dataAct: source(
    'Data Act (EU) 2023/2854: obligations of manufacturers, as explained by Trusq',
    'https://trusq.io/en/data-act-obligations-manufacturers-connected-products-iot.html',
  ),
  decawave: source(
    'Decawave forum: installation of anchors and finding their absolute position',
    'https://decaforum.decawave.com/t/installation-of-anchors-and-finding-their-absolute-position/5459',
  ),
  dguv68: source(
    'DGUV Vorschrift 68, Flurförderzeuge, § 37 Wiederkehrende Prüfungen',
    'https://bghm.de/arbeitsschuetzer/gesetze-und-vorschriften/dguv-vorschriften/dguv-vorschrift-68-flurfoerderzeuge/37-wiederkehrende-pruefungen',
    'de',
  ),
  electronics2019: source(
    'Electronics 2019, 8(11), 1351: UWB tags worn on the body',
    'https://doi.org/10.3390/electronics8111351',
  ),
  en302065: source(
    'EN 302 065-2, UWB location tracking, as described by Danish Standards',
    'https://webshop.ds.dk/en-gb/subjects/standard/33-060-20-modtage-og-sendeudstyr/ds-en-302-065-2-v2-1-12016',
  ),
  eu2019785: source(
    'Commission Implementing Decision (EU) 2019/785 on UWB equipment',
    'https://eur-lex.europa.eu/eli/dec_impl/2019/785/2024-05-31/eng',
  ),
  fcc517: source(
    '47 CFR 15.517, indoor UWB systems',
    'https://www.ecfr.gov/current/title-47/section-15.517',
  ),
  fcc519: source(
    '47 CFR 15.519, hand-held UWB systems',
    'https://codes.findlaw.com/cfr/title-47-telecommunication/cfr-sect-47-15-519/',
  ),
  fleetSize: source(
    'Lean fleets, DC Velocity',
    'https://dcvelocity.com/articles/24469-lean-fleets',
  ),
  foodLaw: source(
    'Regulation (EC) No 178/2002, article 18, as described by NetZeroCompare',
    'https://netzerocompare.com/policies/eu-general-food-law-regulation',
  ),
  franceWork: source(
    'Géolocalisation des véhicules des salariés, CNIL',
    'https://linc.cnil.fr/fr/node/705',
    'fr',
  ),
  germanyWorks: source(
    '§ 87 Abs. 1 Nr. 6 BetrVG: GPS als technische Überwachungseinrichtung, Haufe',
    'https://haufe.de/recht/deutsches-anwalt-office-premium/5-ueberwachungseinrichtungen-i-gps-als-technische-ueberwachungseinrichtung-im-sinne-des-87-abs1-nr6-betrvg_idesk_PI17574_HI15071295.html',
    'de',
  ),
  iec60529: source(
    'IEC 60529, degrees of protection (IP code), as explained by wenglor',
    'https://www.wenglor.com/en/Degree-of-Protection/l/cxmCID73269',
  ),
  iec62443: source(
    'Zones and conduits of IEC 62443, as explained by Trout Software',
    'https://www.trout.software/blog/iec-62443-zones-and-conduits-explained',
  ),
  ieee802154z: source(
    'IEEE 802.15.4z-2020',
    'https://standards.ieee.org/standard/802_15_4z-2020.html',
  ),
  ipLimits: source('IEC 60529, degrees of protection (IP code): what its scope leaves out'),
  iso13849: source(
    'EN ISO 13849-1, sicherheitsbezogene Teile von Steuerungen (Pilz)',
    'https://www.pilz.com/de-INT/knowhow/law-standards-norms/functional-safety/en-iso-13849-1/index.html',
    'de',
  ),
  iso18305: source(
    'ISO/IEC 18305:2016, table of contents (NIST)',
    'https://www.nist.gov/ctl/pscr/isoiec-18305-2016-table-contents',
  ),
  iso3691: source(
    'BS EN ISO 3691-4, driverless industrial trucks and their systems',
    'https://knowledge.bsigroup.com/products/industrial-trucks-safety-requirements-and-verification-driverless-industrial-trucks-and-their-systems',
  ),
  italyWork: source(
    'Il controllo a distanza dei lavoratori, in particolare tramite GPS (art. 4 L. 300/1970), Summae',
    'https://summaeassociati.it/il-controllo-a-distanza-dei-lavoratori-in-particolare-il-controllo-tramite-gps',
    'it',
  ),
  lolerExamination: source(
    'Lifting Operations and Lifting Equipment Regulations 1998 (LOLER), regulation 9',
    'https://www.legislation.gov.uk/uksi/1998/2307/regulation/9',
    'en',
    '2026-11-27',
  ),
  manufacturingUses: source(
    'Real-time locating system in production management, Sensors 2020, 20(23), 6766',
    'https://doi.org/10.3390/s20236766',
  ),
  nis2: source(
    'Directive (EU) 2022/2555 (NIS2), as explained by TAPA EMEA',
    'https://tapaemea.org/news/navigating-the-eu-nis2-directive-with-tapas-cyber-security-standard/',
  ),
  ofcom: source(
    'Ofcom: authorisation conditions for short-range devices',
    'https://ofcom.org.uk/spectrum/radio-equipment/authorisation-conditions-for-short-range-devices',
  ),
  osha1910178: source(
    'OSHA letter of interpretation on the daily examination of trucks, 29 CFR 1910.178(q)(7)',
    'https://www.osha.gov/laws-regs/standardinterpretations/2005-03-03',
  ),
  pickingTravel: source(
    'Elbert and Müller: The impact of item weight on travel times in picker-to-parts order picking, Proceedings of the 2017 Winter Simulation Conference',
  ),
  portugalWork: source(
    'Código do Trabalho, artigo 20.º, Belzuz Abogados',
    'http://belzuz.net/es/publicaciones/en-portugues/item/10369-advogados-laboral-lisboa-porto-portugal.html',
    'pt',
  ),
  red2022: source(
    'Delegated Regulation (EU) 2022/30 under the Radio Equipment Directive, as explained by Compliance Testing Services',
    'https://compliancetestservices.com/ingress/red-2022-30-to-cra-cybersecurity-transition/',
  ),
  rtlsglossary: source(
    'RTLS Glossary: two-way ranging (TWR)',
    'https://rtls-glossary.pages.dev/terms/two-way-ranging-twr.html',
  ),
  sensors2021: source(
    'Sensors 2021, 21(17), 5731: analysis and improvement of indoor positioning accuracy for UWB sensors',
    'https://doi.org/10.3390/s21175731',
    'en',
    '2026-11-27',
  ),
  sensors2022: source(
    'Sensors 2022, 22(8), 2927: accuracy of UWB systems, table of results',
    'https://doi.org/10.3390/s22082927',
  ),
  sensorsTdoa: source(
    'Sensors 2022, 22(12), 4353: design and implementation of an RTLS based on UWB and TDoA',
    'https://doi.org/10.3390/s22124353',
    'en',
    '2026-11-27',
  ),
  spainWork: source(
    'Protección de datos y geolocalización (artículo 90 de la LO 3/2018), ISciberseguridad',
    'https://isciberseguridad.es/proteccion-de-datos-y-geolocalizacion/',
    'es',
  ),
  truckVoltages: source(
    'Voltages of forklift batteries, as listed by Ecobat',
    'http://www.ecobat.tech/industrial/sectors/forklifts/',
  ),
  wifi6ghz: source(
    'Commission Implementing Decision (EU) 2021/1067 on 5945–6425 MHz for wireless access systems',
    'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32021D1067',
    'en',
    '2026-11-22',
  ),
  wp249: source(
    'Opinion 2/2017 on data processing at work (WP249), Article 29 Working Party',
    'https://gdpr-text.com/guidelines/dataprocessingatwork/',
  ),
} satisfies Record<string, Source>

export type SourceKey = keyof typeof sources
