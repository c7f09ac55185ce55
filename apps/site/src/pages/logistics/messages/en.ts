export const en = {
  title: 'Logistics: six use cases for forklift fleets',
  description:
    'Safety, maintenance, stock, waiting times, fleet size and FIFO: what is measured in each use case, who acts on it, which figure was reached, and where it stops.',
  heading: 'Six questions about your trucks',
  lead: 'Each use case starts from one question on the floor. It names the signals, the person who acts on them, the figure that a customer reached, and the limit.',
  tabs: 'Use cases',
  signals: {
    caption: 'From signal to action: {useCase}',
    signal: 'Signal',
    measured: 'How it is measured',
    acts: 'Who acts',
    within: 'Within',
    live: '{seconds} s, on the screen',
    analytics: '{minutes} min, in the reports',
    rest: 'over the REST interface',
    sent: 'when it is sent',
    weekly: 'weekly report',
    report: 'in the report',
    unstated: 'time not stated',
  },
  limits: 'Where it stops',
  study: 'Case study {number}',
  studies:
    'Case studies {first} and {second}, two different customers: the figures are never added.',
  pause: 'Pause animation',
  play: 'Play animation',
  sample: 'Sample data.',
  questions: {
    'fleet-safety': {
      question: 'Which crossing is the dangerous one?',
      problem:
        'Rack ends hide a crossing until the last metres, and near misses are rarely written down.',
      change:
        'Position, heading and speed of each truck are measured up to {rate} times a second. Both drivers are warned when their predicted paths meet. Each event keeps its place and time, so the crossing with the most conflicts becomes visible.',
      verb: 'Stop.',
      scene:
        'A crossing between rack ends, from above: F-07 comes with a load and stops in the speed zone, F-12 passes, and a person with a badge crosses at the walkway.',
      chart: 'Speed of both trucks during the scene, with the limit of the zone',
      rows: [
        ['Crossing conflict', 'Heading and closing speed of two tags', 'Both drivers'],
        ['Speed in a zone', 'Speed against the limit of the zone', 'Driver, then shift lead'],
        ['Impact', 'Peak of the acceleration, with its place', 'Maintenance'],
        ['Pattern', 'Conflicts counted per crossing', 'Safety officer'],
      ],
      stops: [
        'The alert assists the driver. It does not brake, it is not a safety function in the sense of EN ISO 13849, and it replaces neither risk assessment and traffic routes nor mirrors and the view from the truck.',
        'Nobody is warned of a person without a badge, a fallen pallet or a shelf. Steel can hide a tag from the anchors.',
        'The live picture is up to {seconds} s old. At {speed} a truck moves {way} in this time: the picture is for looking, and the driver brakes.',
        'Zones that are set too wide teach people to ignore alerts[^alarmFatigue]. Zones and thresholds are therefore set with the drivers.',
        'The number of impacts depends on the threshold: a dock plate shakes a truck too. The quote names the impact sensor and the way in which drivers are warned.',
      ],
    },
    'fleet-maintenance': {
      question: 'Which truck is due for service?',
      problem:
        'Service follows the calendar, faults are passed on by radio call, and motors run while nothing moves.',
      change:
        'Hours in use, standing time, distance and impacts are counted for each truck; the daily check adds what only people notice. Service then follows use, a damaged truck is reported before the next shift, and somebody is responsible for idling.',
      verb: 'Check.',
      scene:
        'Charging bay and workshop from above: F-14 drives to its charger, F-09 stands open in the workshop after {hours} hours in use. Below each truck are its hours since the last service.',
      rows: [
        ['Hours since the last service', 'Time in motion, added up per truck', 'Workshop'],
        ['Fault from the daily check', 'Entry of the driver in the checklist', 'Workshop'],
        [
          'Impact above the threshold',
          'Peak of the acceleration, with its place',
          'Workshop: inspection before next use',
        ],
        ['Idling per shift', 'Time switched on without movement', 'Fleet manager'],
      ],
      stops: [
        'A position shows that a truck stands. It does not show whether the motor runs: what counts as ‘on’ (key, seat, motor) is agreed before the first measurement.',
        'Motor and battery are not diagnosed.',
        'The checklist proves the daily check[^osha1910178]. It replaces neither the yearly inspection nor the thorough examination[^dguv68][^lolerExamination].',
        'The figures describe trucks. Whether a truck may be linked to its driver is agreed with the works council beforehand.',
      ],
    },
    'stock-management': {
      question: 'Where was this pallet set down?',
      problem: 'A pallet goes to the next free location, and the search for it begins hours later.',
      change:
        'The place where a truck sets a pallet down is recorded with the number of the pallet. The WMS compares it with the location that it ordered. Passes per bay show which goods should move nearer to the docks.',
      verb: 'Put down.',
      scene:
        'A rack from the front: F-12 raises a pallet to level 3 of bay C-14 and puts it down. The location matches the order; another pallet in bay C-15 stands in the wrong place.',
      rows: [
        ['Set-down', 'Truck stands, position of the forks, number of the pallet', 'WMS'],
        ['Wrong location', 'Set-down place against the order', 'Driver'],
        ['Search', 'Time {searchSpan}', 'Shift lead'],
        ['Passes per bay', 'Passes counted per bay and week', 'Slotting'],
      ],
      stops: [
        'Not every pallet carries a tag. A pallet takes the position of the truck at the moment of set-down[^applsci2021]; a scan or RFID identifies it.',
        'Height is the least certain of the three axes: the level in the rack is confirmed by scan or WMS.',
        'In block storage and double-deep racks, the location follows from the order of moves alone.',
        'A pallet that is moved by a truck without a tag is lost until the next scan.',
      ],
    },
    'performance-monitoring': {
      question: 'Where do orders wait?',
      problem: 'An order leaves late, and nobody can say where it waited.',
      change:
        'The times from order to first move and to the dock are measured, together with the waiting at each place and the moves per ten minutes. A delay then has a place and a time of day, and the shift plan can respond to it.',
      verb: 'Wait.',
      scene:
        'Three trailers at docks 1 to 3, from above: F-07 loads at dock 2, F-03 at dock 1, and F-12 and F-18 wait before dock 2 with their loads. Nobody works at dock 3.',
      rows: [
        [
          'Order to first move',
          'Time of the order in the WMS, first movement of the truck',
          'Shift lead',
        ],
        ['Waiting per place', 'Standing time of trucks in a zone', 'Shift lead'],
        ['Moves per 10 min', 'Set-downs counted every ten minutes', 'Operations'],
        ['Gap in the data', 'Tag without a position', 'IT'],
      ],
      stops: [
        'The times of the orders come from your WMS. Without them, only the waiting of trucks is known.',
        'An average hides the peak: the busiest ten minutes are read separately.',
        'Individuals are not compared. Portugal’s labour code forbids remote surveillance of professional performance[^portugalWork]; in Germany, the works council has a say as soon as a device is able to monitor behaviour or performance[^germanyWorks].',
      ],
    },
    'fleet-right-sizing': {
      question: 'How many trucks does the night need?',
      problem: 'Trucks are bought for the peak and stand empty in the trough.',
      change:
        'The trucks that move at the same time are counted every 15 minutes, over all shifts and weeks, with the weekly peak and its cause. Surplus trucks can be returned, moved to another shift or replaced by rental at the peak.',
      verb: 'Stand empty.',
      scene:
        'The sample hall from above at 03:00: F-03, F-09 and F-18 move, {parked} trucks stand in two rows.',
      rows: [
        ['Trucks moving at once', 'Tags in motion, counted every 15 min', 'Fleet manager'],
        [
          'Weekly peak and its cause',
          'Highest count of the week, with zone and orders',
          'Operations',
        ],
        ['Reserve in the busiest hour', 'Trucks on shift less trucks in motion', 'Finance'],
      ],
      stops: [
        'The peak decides, not the mean[^fleetSize]: look at the busiest hour.',
        'A quiet season gives a number that is too low. Measure a whole cycle.',
        'Charging, attachments and licences limit which truck can stand in for another.',
      ],
    },
    'fifo-compliance': {
      question: 'Which pallet leaves first?',
      problem: 'The pallet in front is taken, and the oldest one expires behind it.',
      change:
        'The arrival of each pallet and the order of leaving are recorded for each lane. The driver is shown the next pallet; whoever takes another one enters a reason, and the quality team can follow it up.',
      verb: 'Take out.',
      scene:
        'Block lanes from above with the arrival date of each pallet: F-05 takes the oldest one out of lane L4. A pallet left lane L3 while an older one still stood in lane L4.',
      rows: [
        ['Arrival', 'First set-down of the pallet', 'WMS'],
        ['Next out', 'Oldest arrival of the article', 'Driver'],
        ['Out of turn', 'Order of leaving against arrival', 'Quality'],
        ['Reason', 'Entry of the driver', 'Quality'],
      ],
      noFigure: 'No published figure',
      noFigureText:
        'None of our nine results measures FIFO. A pilot counts the share of pallets that are taken out of turn: in the lanes that you choose, before and after the next pallet is shown.',
      stops: [
        'The identity of a pallet comes from a scan, RFID or the WMS. A position alone does not show what stands there.',
        'In lanes that are filled from both ends, the place of a pallet does not show which one arrived first.',
        'FIFO follows the arrival. Expiry dates (FEFO) and blocked batches remain tasks of the WMS.',
        'EU food law asks for traceability one step back and one step forward[^foodLaw]. It does not prescribe the order in which stock leaves.',
      ],
    },
  },
  labels: {
    aisle: 'Aisle',
    crossing: 'Crossing',
    speedZone: 'Speed zone',
    warned: 'Both drivers are warned',
    badge: 'Badge 2206',
    stops: 'stops',
    passes: 'passes',
    charging: 'Charging bay',
    workshop: 'Workshop',
    hours: 'Hours since the last service',
    due: 'service due',
    fault: 'Fault: forks',
    level: 'Level',
    ordered: 'Ordered location',
    setDown: 'Set down at',
    wrongPlace: 'Ordered: C-12-2',
    yard: 'Yard',
    dock: 'Dock',
    staging: 'Staging area',
    waiting: 'waiting',
    time: '03:00',
    parked: '{parked} trucks parked',
    next: 'Next out',
    outOfTurn: 'Taken out of turn',
  },
  curve: {
    title: 'Trucks in use over one day',
    hint: 'Move the slider: in which hours would a truck be missing?',
    slider: 'Trucks on shift',
    peak: 'Peak: {trucks} trucks at {time}',
    short: 'Hours a day with too few trucks',
    missing: 'Most trucks missing at once',
    used: 'Average utilisation of the trucks on shift',
    summary:
      'Curve of trucks in use every 15 minutes over one day. Peak {trucks} trucks at {time}, lowest {least}. Sample data.',
  },
  cases: {
    title: 'Three case studies, nine results',
    lead: 'The three customers are anonymous. No further facts are published: no sector, site size, period or method. The results come from different sites. They cannot be added up, and they are not a forecast for yours.',
    caption: 'Results of the three case studies',
    study: 'Case study',
    results: 'Results',
    names: { 1: 'Safer driving', 2: 'Faster orders', 3: 'Shorter searches' },
    demo: 'Request demo',
    estimate: 'Calculate your site',
  },
} as const
