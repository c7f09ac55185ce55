export const en = {
  title: 'About us: what we do and leave out',
  description:
    'Founded in 2018, offices in London and Lisbon: what we measure in warehouses, what we leave out on purpose, and what you can check before you sign.',
  heading: 'Two offices, one subject',
  lead: 'We locate forklifts, pallets, tools and people in warehouses, and report what the positions show. The company was founded in {year}. Its offices are in London and Lisbon.',
  line: {
    title: 'One scale for both',
    text: [
      'From Lisbon to London it is {distance} along the great circle. A radio pulse would need {time} for this distance.',
      'In your warehouse the same pulse travels from a tag to an anchor. There, {short} make a difference of ten centimetres. Our work is to measure time that exactly, and to say where steel makes it impossible.',
      'London and Lisbon share the clock all year. A question that one office receives in the morning is not a day old when the other reads it.',
    ],
    caption:
      'Map of western Europe with a straight line of {distance} from Lisbon to London and a scale bar of {bar}.',
    block: [
      'Distances from the middle of the map are true to scale',
      'Coasts: Natural Earth, public domain',
    ],
  },
  scope: {
    title: 'What we do, and what we leave out',
    lead: 'Everything that we leave out is left out on purpose. If you need it, use another system; ours can supply the position.',
    do: 'We do',
    dont: 'We leave out',
    rows: [
      ['We locate trucks, pallets, tools and persons who carry a tag.', 'We do not film anybody.'],
      [
        'We report speed, impacts, idling and waiting by truck, place and shift.',
        'We do not rate or rank drivers.',
      ],
      [
        'We warn drivers. The warning is assistance.',
        'We do not brake or slow trucks, and the warning is not a safety function.',
      ],
      [
        'We pass positions and events to your WMS over the REST interface.',
        'We do not plan orders or dispatch truck jobs.',
      ],
      [
        'We state how uncertain each position is.',
        'We do not promise centimetres where steel stands between tag and anchor.',
      ],
    ],
  },
  figures: {
    title: 'How we treat figures',
    text: [
      'Every figure on this site is kept in one list, with its unit, its condition and its origin. The {count} case figures come from three anonymous customers. Sector, size and period are not published, so they are not a forecast for your site and must not be added up.',
      'Facts from outside have a footnote with address and date. The estimate shows its formulas, its assumptions and the version of its price list.',
    ],
    benefits: 'The case figures and their limits',
    pricing: 'The estimate and its method',
  },
  stay: {
    title: 'Will we still be here in five years?',
    text: [
      'No page can prove that. We publish no revenue, no headcount and no customer names. The contract and the interface limit your risk.',
    ],
    points: [
      'The pilot contract runs for one to three months, and its hardware is free.',
      'The partner contract runs for one year. Hardware is rented or purchased.',
      'Positions and events leave the platform over a REST interface, so reports do not depend on our screens.',
      'Dismantling and the return of data at the end of the contract are questions for the quote. Ask them before you sign.',
    ],
    contact: 'Whom to write to',
  },
}
