export const en = {
  title: 'How the estimate is calculated',
  lead: 'Every formula and every assumption, taken from the table that the calculator above works with: version {version}, published on {date}.',
  does: [
    {
      title: 'It starts from quantities',
      text: 'Area and aisles give the anchors, forklifts give the tags; both give the man-days. Prices and wages are those of your country.',
    },
    {
      title: 'It takes case results in part',
      text: 'Each effect is multiplied by a weight for your objective, a factor for your industry, and by what is reached within the contract’s term.',
    },
    {
      title: 'It counts a freed hour once',
      text: '{money} of it counts as labour saved, and at most {sold} as throughput sold. Two case results are left out, because they would count the same hour again: {response} less order response time and {night} fewer forklifts on the night shift.',
    },
    {
      title: 'It looks at the first term',
      text: 'Hardware, installation and the software fee of the whole term count as investment. Payback is therefore later than if only the hardware counted.',
    },
  ],
  formulas: 'Formulas',
  formulaGroups: {
    quantities: 'Anchors, tags and gateways',
    investment: 'Investment',
    hours: 'Hours and efficiency',
    safety: 'Safety and compliance',
    profit: 'Throughput and profit',
    payback: 'Return, payback and CO₂',
  },
  exceptions: 'Exceptions: {list}.',
  constantGroups: {
    quantities: 'Assumptions: quantities',
    prices: 'Assumptions: prices and installation',
    benefits: 'Assumptions: benefits',
    defaults: 'Assumptions: defaults of empty fields',
  },
  legend:
    'Specified: stated by us. Found: a figure from a public source. Derived: calculated from these. Proposal: no public figure was found, and we have still to confirm it.',
  weights: 'Objectives and industries',
  weightsCaption: 'How much of an effect counts towards each objective',
  objective: 'Objective',
  levers: {
    impacts: 'Impacts',
    compliance: 'Compliance',
    idling: 'Idling',
    search: 'Searching',
    retrieval: 'Retrieval',
    rightSizing: 'Right-sizing',
    throughput: 'Throughput',
  },
  countries: 'Countries',
  countriesCaption: 'Prices, wages and energy by country, without VAT, in the country’s currency',
  columns: {
    currency: 'Currency',
    basis: 'Basis',
    vatRate: 'VAT',
    fx: 'Per EUR',
    priceIndex: 'Index',
    manDay: 'Man-day',
    operator: 'Operator, per hour',
    electricity: 'Electricity, kWh',
    lpg: 'LPG, kg',
    diesel: 'Diesel, l',
    gridCo2: 'kg CO₂ per kWh',
  },
  basisOf: 'Operator cost, basis {key}',
  none: 'not shown',
  claim: {
    title: 'Where “average payback under {claim} months” comes from',
    target:
      'The figure was set before this calculator existed, and it was a target while the calculator was built. The first draft gave {draftExample} months for a hall with 25 forklifts in Germany on two shifts. Four choices were then moved, each within its plausible range, until typical sites came in under {claim} months:',
    moved: [
      'idling from 20 to 25% of used hours',
      'weights of supported effects and by-products from 0.6 and 0.3 to 0.75 and 0.5',
      'one row of anchors for two aisles instead of one each',
      'operator cost from 70 to 75% of the national labour cost',
    ],
    draft:
      'The division between labour and throughput was rebuilt once, because its first version made a busier fleet look worse. That was a fault. With the first three choices put back, the calculation at the time gave a mean of {draftMean} months, and {draftShare} of sites under {claim}.',
    portfolio:
      'With the present table, {sites} calculated sites have a mean payback of {mean} months, and {share} of them are under {claim}: every country, objective and forklift type, in three sizes, with two or three shifts and 70 to 80% of capacity used. That mix is a choice as well. The same sites on one shift need {oneShift} months on average.',
    verdict:
      'So these sites are not independent evidence for the claim, and should not be quoted as such. None of them has been measured. We have to replace these choices by figures from our own installations; until then, the number that counts is the one for your site, with its band.',
  },
} as const
