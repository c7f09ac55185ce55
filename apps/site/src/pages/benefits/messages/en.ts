export const en = {
  title: 'Benefits: figure, definition and limit',
  description:
    'Safety, efficiency, capacity, compliance and CO₂: what each figure is measured from, when an event counts, what the figure is not, and its line in the estimate.',
  heading: 'Five effects in one ledger',
  lead: 'Each row names the figure, what it is measured from, when an event counts, and what the figure is not. The last entry is the line of the estimate in which the effect becomes an amount.',
  warning:
    'The figures come from three anonymous customers. They are not a forecast for your site, and they cannot be added up.',
  ledger: {
    title: 'Nine case figures and one estimate on one ruler',
    lead: 'All bars have the same scale. Two of the five rows have no case figure, and say so.',
    measured: 'Measured from',
    counted: 'Counted when',
    isNot: 'What it is not',
    line: 'Its line in the estimate',
    study: 'Case study {number}',
    none: 'No case figure',
    example:
      'Amounts: example of the estimate ({country}), {forklifts} electric trucks, {shifts} shifts, {pallets} pallets a year, without VAT. Computed from the published price list, not measured.',
  },
  rows: {
    safety: {
      name: 'Safety',
      measured:
        'Impacts: a peak in the acceleration of the truck, with time and place. Speeding: the speed of the truck in a zone with a limit.',
      counted:
        'An impact counts above a threshold. Speeding counts when the limit is exceeded for a set time. Both thresholds are agreed on site, and another threshold gives another count.',
      isNot:
        'It is not a count of accidents or injuries, and it says nothing about insurance premiums. Many accidents have causes that no position shows, such as a falling load.',
    },
    efficiency: {
      name: 'Efficiency',
      measured:
        'Positions of each truck, order times from the WMS, and the set-down place of each pallet that is scanned.',
      counted:
        'Response time runs from the order to its first move, search time {searchSpan}, retrieval time until the pallet leaves its place. Idling is cut out of the speed curve below.',
      isNot:
        'Freed minutes are not yet money. They pay only when a shift, an overtime hour or a truck is no longer needed.',
    },
    capacity: {
      name: 'Capacity',
      measured:
        'Trucks that move at the same time, per quarter of an hour. Pallets set down, per shift.',
      counted:
        'A truck counts as dispensable when the busiest hour of a whole cycle could have been worked without it.',
      isNot:
        'The two fleet figures come from two sites: {night} concerns a night shift, {fleet} a whole fleet. A quiet season would make every fleet look too large.',
    },
    compliance: {
      name: 'Compliance',
      measured:
        'Daily checks with truck, time, item and result. Pallets taken out of turn, with lane, time and reason.',
      counted:
        'A check counts when every item has an answer before the truck is used. An exception counts when a younger pallet leaves before an older one.',
      isNot:
        'The record is evidence of the daily check, which rules such as 29 CFR 1910.178(q)(7) in the United States require.[^osha1910178] It replaces neither the yearly expert inspection[^dguv68] nor a thorough examination[^lolerExamination]. None of the nine case figures measures FIFO.',
    },
    co2: {
      name: 'CO₂',
      measured:
        'This figure is computed from the driving and idling that the estimate saves, the energy that a truck uses per hour, and {factor} kg CO₂e per kWh of electricity ({country}).',
      counted: 'Only less searching, shorter retrieval and less idling count.',
      isNot:
        'It is not an audited figure. A sustainability report uses official conversion factors.[^conversionFactors]',
    },
  },
  co2: { tons: 't CO₂e a year', perPallet: 'kg CO₂e per pallet', computed: 'Example, computed' },
  curve: {
    title: 'How two figures are cut out of a curve',
    lead: 'The speed of one truck over {minutes} minutes. Three values decide what counts: the limit, how long it may be exceeded, and how long a truck may stand while it is switched on. They are agreed before the first report.',
    description:
      'Speed curve of one truck with its limit. One stretch above the limit is long enough to count as speeding, one is too short. Two stops are long enough to count as idling, two shorter stops are not.',
    limit: 'Limit {limit}',
    minutes: 'min',
    kinds: {
      speeding: 'Speeding: above the limit for at least {seconds}',
      brief: 'Above the limit, but too short to count',
      idling: 'Idling: on, not moving, for at least {seconds}',
      stop: 'Stop for a load: too short to count',
    },
    total: 'Counted in this trip: {speeding} of speeding, {idling} of idling.',
    block: ['One truck, one trip', 'Sample data, example values'],
  },
  rules: {
    title: 'Before you use the figures',
    items: {
      add: {
        title: 'Do not add percentages',
        text: 'The nine figures come from three customers at three sites. Savings in search time and in order response time overlap, and two fleet figures from two sites do not describe one fleet.',
      },
      once: {
        title: 'Each amount has one line',
        text: 'In the estimate every amount appears on one line only, and the lines add up to the yearly benefit. Only part of the freed hours counts; the share is a published assumption. The connection to your WMS, lifts, cabling and the hours of your own staff are left out.',
      },
      first: {
        title: 'Start with a figure that you have',
        text: 'Safer or faster first? Take the effect for which you already have a value: impacts from the repair list, or search time from one week of notes. Without a value from before, no change can be shown.',
      },
      who: {
        title: 'Trucks are measured, people are not ranked',
        text: 'Reports are about trucks, shifts and places. As soon as somebody can tell who drove, a position is personal data: purposes, level of detail and retention belong in an agreement with the employee representatives before the first tag.',
      },
    },
    own: 'Put in your own figures',
    method: 'How the estimate is made',
  },
}
