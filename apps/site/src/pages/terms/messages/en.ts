export const en = {
  title: 'Terms',
  description:
    'The terms under which you use this website: what its figures mean, what is not an offer, content and marks, links, availability and liability.',
  draft: 'Draft, to be reviewed by counsel before publication.',
  lead: 'These terms cover the use of this website. Whoever buys or rents a system signs a contract of its own.',
  sections: {
    scope: {
      title: 'What these terms cover',
      text: [
        '{company} offers this website to companies that want to learn about location by ultra-wideband in warehouses and factories. By using it you accept these terms. Pilot and partner contracts have terms of their own, which prevail for everything they regulate.',
      ],
      points: [] as string[],
    },
    figures: {
      title: 'Figures, results and estimates',
      text: [
        'Technical values that are given as ‘up to’ are reached under suitable conditions: enough anchors, line of sight, correct installation. The results of the three case studies were reached at those sites and are not warranted for any other site. Pictures of halls and dashboards show sample data.',
        'An estimate is calculated from the values that were entered. An estimate replaces neither a site survey nor a quote.',
      ],
      points: [] as string[],
    },
    offer: {
      title: 'Non-binding',
      text: [
        'Nothing on this website is a binding offer. A demo request or a newsletter subscription creates no contract and costs nothing. A contract comes about only by written agreement.',
      ],
      points: [] as string[],
    },
    use: {
      title: 'How the website may be used',
      text: [
        'You may read, print and link to the pages. Please fill in forms truthfully and only for yourself or your company. You may not:',
      ],
      points: [
        'interfere with the operation of the site or try to reach areas that are not meant for you',
        'fill in forms automatically',
        'copy the site as a whole, or for another provider’s marketing',
      ],
    },
    staff: {
      title: 'Staff area',
      text: [
        'The area behind the sign-in is for our staff. Credentials are personal and must not be passed on.',
      ],
      points: [] as string[],
    },
    rights: {
      title: 'Content and marks',
      text: [
        'Text, drawings, software and the name {brand} are protected. Press material may be used for reporting, unaltered and with its source named.',
      ],
      points: [] as string[],
    },
    links: {
      title: 'Links',
      text: [
        'Links to other sites lead to content that is not ours. We check it when we set the link and remove it when we learn that it is unlawful.',
      ],
      points: [] as string[],
    },
    liability: {
      title: 'Availability and liability',
      text: [
        'We run the site with care but do not owe its permanent availability. Nothing in these terms limits a liability that the law does not allow to be limited, such as for death or personal injury, intent or fraud.',
        'Further provisions on liability are to be set by counsel.',
      ],
      points: [] as string[],
    },
    law: {
      title: 'Governing law and jurisdiction',
      text: [
        'Governing law and jurisdiction are to be set by counsel. The mandatory provisions of the law of the country in which you have your habitual residence remain unaffected.',
      ],
      points: [] as string[],
    },
    contact: {
      title: 'Contact',
      text: ['Questions about these terms: {email}.'],
      points: [] as string[],
    },
  },
}
