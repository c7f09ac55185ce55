export const en = {
  heading: 'Dates for your calendar',
  lead: 'Each event names its time zone and comes with a calendar file. Past events stay on the page.',
  description:
    'Upcoming and past events on real-time location in the warehouse: each with its time, its time zone, its place and a calendar file.',
  upcoming: 'Upcoming',
  past: 'Past events',
  none: 'Sorry, no upcoming events found.',
  noneAdvice:
    'New dates are announced in the newsletter. A demo on your own floor plan needs no event.',
  clock: '{hour}:{minute}',
  at: '{from}',
  range: '{from}–{to}',
  when: 'When',
  where: 'Where',
  zone: 'time zone {zone}',
  calendar: 'Add to calendar',
  register: 'Register',
  publishedOn: 'Published on {date}',
} as const
