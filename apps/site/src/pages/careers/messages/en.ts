export const en = {
  title: 'Careers: open positions',
  description:
    'Open positions in London and Lisbon, how to be told of the next one, and how to send a speculative application.',
  heading: 'Open positions',
  lead: 'We compute positions in metres and state their error. Our own open positions are listed here, each with its pay, its place of work and its tasks.',
  openings: {
    none: 'There is no open position at the moment.',
    next: 'We do not keep applications in reserve. The newsletter announces the next open position. If you bring something that we should know about, send a speculative application.',
    /** What a language adds to a title, so that it means all genders. */
    allGenders: '',
    posted: 'published on {date}',
    apply: 'Apply',
  },
  desk: {
    caption:
      'Plan of a small office beside the hall: a desk with two screens, an empty chair, a wall with an open door, two rack rows and a parked truck.',
    free: 'free',
    block: ['Hall with office, plan', 'Grid 2 m, sample hall'],
  },
  unasked: {
    title: 'Speculative applications',
    points: {
      what: {
        name: 'What to send',
        text: 'One page is enough: what you have built, installed or found out, and in which hall or system it runs. A link to it says more than a certificate.',
      },
      where: {
        name: 'Where',
        text: 'London or Lisbon. Each job advertisement says whether the work can be done from elsewhere.',
      },
      pay: {
        name: 'Pay',
        text: 'Each job advertisement states a range. For a speculative application we state none.',
      },
    },
    subject: 'Speculative application',
    newsletter: 'Subscribe to the newsletter',
    privacy: 'What happens to your data',
  },
}
