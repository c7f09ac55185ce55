export const en = {
  'datasheet-anchor': {
    title: 'Datasheet: anchor',
    description:
      'Range, bands, protection and temperatures of the anchor. Rows without a published figure say so. Edition 1, generated from the published figures.',
  },
  'datasheet-tag': {
    title: 'Datasheet: tag',
    description:
      'Update rate, bands, protection and temperatures of the tag. Rows without a published figure say so. Edition 1, generated from the published figures.',
  },
  'datasheet-gateway': {
    title: 'Datasheet: gateway',
    description:
      'Supply, protection and temperatures of the gateway. Rows without a published figure say so. Edition 1, generated from the published figures.',
  },
  'datasheet-platform': {
    title: 'Datasheet: platform',
    description:
      'Latency, uptime, backups and interface of the platform. Rows without a published figure say so. Edition 1, generated from the published figures.',
  },
  'case-study-1': {
    title: 'Case study 1: impacts and speeding',
    description:
      'Three figures of an anonymous customer, how they are measured, and what is not published. Edition 1, generated from the published figures.',
  },
  'case-study-2': {
    title: 'Case study 2: the night shift',
    description:
      'Three figures of an anonymous customer, how they are measured, and what is not published. Edition 1, generated from the published figures.',
  },
  'case-study-3': {
    title: 'Case study 3: search and throughput',
    description:
      'Three figures of an anonymous customer, how they are measured, and what is not published. Edition 1, generated from the published figures.',
  },
  'brochure-warehouse': {
    title: 'The measured warehouse',
    description:
      'What the system locates, eleven modules, six questions, and where it stops. Edition 1, generated from the published figures.',
  },
  'brochure-data-protection': {
    title: 'Before the first tag: data protection and co-determination',
    description:
      'What to agree before installation, with the rules of six legal systems. Not legal advice. Edition 1, generated from the published figures.',
  },
  'brochure-estimate': {
    title: 'How the estimate is made',
    description:
      'The method, one example with inputs and results, and what the estimate leaves out. Edition 1, generated from the published figures.',
  },
} as const
