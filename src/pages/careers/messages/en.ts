export const en = {
  title: 'Careers: open positions',
  description:
    'Open positions in London and Lisbon, how to be told of the next one, and how to write to us without a notice.',
  heading: 'Open positions',
  lead: 'Whoever works here works on positions: in metres, with their error. Positions for people stand on this page, each with its pay, its place of work and its tasks.',
  openings: {
    none: 'There is no open position at the moment.',
    next: 'We do not collect applications in reserve. You can be told of the next notice by newsletter, or write to us unasked if you bring something that we should know about.',
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
    title: 'Writing to us unasked',
    points: {
      what: {
        name: 'What to send',
        text: 'One page is enough: what you have built, installed or found out, and in which hall or system it runs. A link to it says more than a certificate.',
      },
      where: {
        name: 'Where',
        text: 'London or Lisbon. Whether a position can be done from elsewhere stands in its notice, as soon as there is one.',
      },
      pay: { name: 'Pay', text: 'Each notice names a range. Without a notice we name none here.' },
    },
    subject: 'Speculative application',
    newsletter: 'Be told by newsletter',
    privacy: 'What happens to your data',
  },
}
