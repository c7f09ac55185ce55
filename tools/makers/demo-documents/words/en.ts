export const en = {
  edition: 'Edition {edition}',
  source: 'Generated from the published figures of {brand}; subject to the quote.',
  page: 'Page {page} of {pages}',
  kinds: { datasheet: 'Datasheet', caseStudy: 'Case study', brochure: 'Brochure' },
  datasheet: {
    reading: 'How to read the figures',
    size: 'Dimensions',
    intro: {
      anchor:
        'The anchor is mounted on a column or a wall and times the radio pulses from the tags.',
      tag: 'The tag is fitted to a truck, pallet or tool, or worn as a badge. Its position is calculated from the radio pulses it sends.',
      gateway: 'The gateway connects the anchors to the site network.',
      platform: 'The platform turns positions into the live view, alerts, key figures and reports.',
    },
    rows: {
      range: 'Radio range',
      spectrum: 'UWB spectrum',
      bands: 'Operating bands',
      accuracy: '3D accuracy of the system',
      rate: 'Update rate',
      protection: 'Ingress protection',
      temperature: 'Operating temperature',
      marks: 'Certification and marking',
      supply: 'Power supply',
      live: 'Live view latency',
      analytics: 'Analytics latency',
      uptime: 'Uptime',
      backups: 'Backups',
      interface: 'Interface',
    },
    values: {
      range: 'up to {standard} m, with optional antenna {longer} or {longest} m',
      accuracy: 'up to {number} cm',
      rate: 'up to {number} Hz',
      protection: '{outdoors} outdoors, {indoors} indoors',
      temperature: '{first} and {second}, by variant (as stated in the order)',
      degrees: '{from} to {to} °C',
      supply: '{dc} V DC, {ac} V AC or PoE',
      uptime: 'up to {share}',
      backups: 'daily',
      interface: 'REST',
    },
    notes: {
      accuracy:
        'Up to {number} cm is the best case: a clear line of sight to enough well-placed anchors whose positions have been surveyed.',
      range:
        'The range applies to the radio link with a clear line of sight. A position needs several anchors at once, so anchors are mounted closer together than their range.',
      rate: 'The update rate is the upper limit for one tag. The rate set for each tag depends on the number of tags.',
      protection:
        'IP67: dust-tight, and protected for 30 min under 1 m of water. IP54: protected against harmful dust and splashing water. Neither covers high-pressure cleaning or condensation.',
      outdoors:
        'We check national radio rules before anchors are mounted outdoors, because some countries require a registration or an authorisation.',
      supply: 'On 230 V mains, power the gateway by PoE or from its DC input.',
      marks: 'CE is the manufacturer’s declaration, and UL is the mark of an independent body.',
      live: 'Use the live view for monitoring, because a truck at 10 km/h moves {metres} m in {seconds} s.',
      uptime:
        'With an uptime of {share}, the platform can be down for {hours} h a year, so plan how the site works during that time.',
    },
  },
  caseStudy: {
    anonymous: 'The customer remains anonymous, and these three figures are all that is published.',
    next: 'Measure the same at your site',
    nextText:
      'A pilot records these quantities before and after. Write to us, and we plan it on your floor plan.',
    unknown: 'What is not published',
    unknownItems: [
      'Company name, sector and size of the site',
      'Measurement period and baseline',
      'Other changes made at the same time',
    ],
    limits: 'How to read the figures',
    limitItems: [
      'The figures come from one site, so they are not a forecast for another site.',
      'Percentages from different case studies must not be added up.',
      'A pilot measures the same quantities at your own site.',
    ],
    how: {
      speeding: 'The truck’s speed compared with the limit of its zone.',
      impacts:
        'Impacts above a threshold, with place and time. The count depends on the threshold.',
      idling:
        'Time during which a truck is switched on but stationary. What counts as ‘on’ is agreed before the measurement.',
      nightShiftForklifts: 'Number of trucks in use at the same time, hour by hour.',
      orderResponse:
        'Time from the order in the WMS to the first move. The WMS supplies the order times.',
      retrieval: 'Time from the order until the pallet leaves its location.',
      search: 'Time {searchSpan}.',
      forklifts:
        'Number of trucks in use at the same time, over a full cycle of busy and quiet weeks.',
      throughput: 'Pallets moved in the same working hours.',
    },
  },
  warehouse: {
    limits: 'Limits to plan for',
    limitItems: [
      'Radio needs a line of sight. Steel, liquids and full racks make a position less accurate or impossible.',
      'Only objects and people with a tag are located.',
      'Collision alerts assist the driver, who does the braking. They are not a safety function, so keep your risk assessment and traffic routes.',
      'The live view is {seconds} s old, so use it for monitoring and leave braking to the driver.',
      'The system locates and reports, and it does not rank people.',
    ],
  },
  protection: {
    lead: 'A truck’s position is personal data once it can be linked to the driver. Agree the points below before installation, and take legal advice for your site.',
    agree: 'To be agreed before the first tag',
    items: [
      'Permitted purposes, and excluded purposes',
      'What is tagged: trucks, pallets, tools, people',
      'Whether a truck is linked to its driver',
      'Who sees what, at which level: site, shift or truck',
      'Retention period for each type of data',
      'Whether an alert goes only to the driver or to others as well',
      'Masked zones for breaks, toilets and break rooms',
      'Whether data may be used in disciplinary matters',
      'That individuals are not evaluated',
      'Access log, and who checks it',
      'Export and erasure, also at the end of the contract',
      'How later changes are agreed',
    ],
    law: 'By legal system',
    kit: 'Drafts to edit with your representatives',
    kitText:
      'The buyers’ kit on our website has a draft impact assessment and a sample agreement in six languages.',
    rules: [
      'United Kingdom: monitoring of workers must be fair, transparent, necessary and proportionate under UK data protection law; expect to carry out an impact assessment.',
      'European Union: employees’ consent is rarely a valid legal basis. Legitimate interest requires necessity, proportionality and transparency; an impact assessment is likely to be required.',
      'Germany: § 87 (1) no. 6 BetrVG. The works council has a right of co-determination over technical devices capable of monitoring behaviour or performance, whatever the intention.',
      'France: the CNIL requires stated purposes, no permanent monitoring and a way to switch location off outside working hours. The CSE and every employee are informed beforehand.',
      'Italy: art. 4 L. 300/1970. Permitted only for organisation, production, safety or the protection of assets, after an agreement with the RSU or RSA or with authorisation from the labour inspectorate.',
      'Spain: art. 90 LO 3/2018. Employees and their representatives must be informed beforehand, expressly and clearly.',
      'Portugal: art. 20 Código do Trabalho. Remote surveillance to monitor professional performance is prohibited.',
    ],
  },
  estimate: {
    lead: 'The estimate is calculated from the figures of a site and from published assumptions (price list version {version}).',
    example: 'From the site to the payback',
    formulas:
      'The pricing page uses the same formulas. Each comes before the formulas that use it, and the names in a formula are inputs, assumptions or earlier lines.',
    exampleNote: 'A sample site, calculated with the model, excluding VAT. Price basis: {country}.',
  },
} as const
