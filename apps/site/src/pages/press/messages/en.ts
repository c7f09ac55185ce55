export const en = {
  title: 'Press room: facts on one page',
  description:
    'Boilerplate in three lengths, facts with source, nine case figures with their limits, logo, colours and drawings as one archive to print from.',
  heading: 'Facts on one page',
  lead: 'Each fact has its condition and its origin, and can be copied as it stands. What is not on this page is not published: headcount, revenue, founders, investors, names of customers.',
  copy: { copy: 'Copy', copied: 'Copied' },
  facts: {
    title: 'Fact sheet',
    lead: 'The limit belongs to the fact: please print both.',
    source: 'Origin: {source}',
    sources: { company: 'the company', product: 'product specification' },
    rows: {
      name: { name: 'Name', text: '{brand}, registered as {legal}' },
      founded: { name: 'Founded', text: '{year}' },
      offices: { name: 'Offices', text: 'London and Lisbon' },
      field: {
        name: 'Field',
        text: 'Real-time locating of forklifts, pallets, tools and people in warehouses, by ultra-wideband radio (UWB)',
      },
      accuracy: {
        name: 'Accuracy',
        text: 'Up to {accuracy} in three dimensions, with a clear line of sight to enough well-placed and surveyed anchors',
      },
      rate: {
        name: 'Update rate',
        text: 'Up to {rate} for one tag; the rate of each tag is set with the number of tags',
      },
      live: {
        name: 'Age of the live view',
        text: '{live}; the live view is for looking and does not stop a truck',
      },
      uptime: { name: 'Uptime', text: 'Up to {uptime}, with daily backups' },
      range: {
        name: 'Radio range',
        text: 'Up to {range}, with optional antenna {rangeLonger} or {rangeLongest}, in a free line of sight',
      },
      alerts: {
        name: 'Collision alerts',
        text: 'Assistance for drivers. They are not a safety function and do not replace a risk assessment',
      },
    },
  },
  boilerplate: {
    title: 'Boilerplate in three lengths',
    lead: 'About {short}, {medium} and {long} words, from published facts only.',
    name: 'About {words} words',
    texts: {
      short:
        '{brand} locates forklifts, pallets, tools and people in warehouses by ultra-wideband radio, with an accuracy of up to {accuracy}. Founded in {year}, with offices in London and Lisbon.',
      medium:
        '{brand} locates forklifts, pallets, tools and people in warehouses. Tags send ultra-wideband pulses, anchors time their arrival, and a platform turns the times into positions, with an accuracy of up to {accuracy} given a clear line of sight to enough surveyed anchors. Drivers are warned, and reports show speed, impacts, idling and waiting. The company was founded in {year} and has offices in London and Lisbon.',
      long: '{brand} locates forklifts, pallets, tools and people in warehouses. Tags send ultra-wideband pulses, anchors time their arrival, and a platform turns the times into positions, with an accuracy of up to {accuracy} given a clear line of sight to enough surveyed anchors. The live view is {live} old, and reports are {analytics} old. A REST interface passes positions and events to the warehouse management system. The system assists: it brakes no truck, films nobody and rates no driver. Three anonymous customers reported nine results, among them {impacts} fewer impact incidents and {search} less search time, each at one customer. The results cannot be added up and are not a forecast. The company was founded in {year} and has offices in London and Lisbon.',
    },
  },
  cases: {
    title: 'Nine figures with their limits',
    lead: 'Three anonymous customers. Sector, site size, period and method are not published. The percentages cannot be added up, and they are not a forecast.',
    study: 'Case study {number}',
    figure: 'Figure',
    change: 'Change',
    limits: {
      1: 'Impacts and speeding depend on thresholds that are agreed on site; idling on how long a truck must stand.',
      2: 'The fleet figure is about the night shift alone. Response time runs from the order to its first move.',
      3: 'The fleet figure and the night-shift figure of case study 2 come from different sites. Search time runs {searchSpan}.',
    },
  },
  articles: {
    title: 'News for the press',
    lead: 'Articles that are filed under press, the newest first.',
    all: 'All articles',
  },
  kit: {
    title: 'Press kit',
    lead: 'One archive with the mark as SVG and PNG, the colours, and two drawings of the sample hall as PNG.',
    licence:
      'Mark and drawings may be printed unchanged in reports about {brand}, with the source. The drawings show a sample hall with sample data.',
    download: 'Download the press kit (ZIP)',
    ask: 'Questions from the press',
    mark: 'Mark on paper and on ink',
  },
}
