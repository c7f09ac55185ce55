export const en = {
  title: 'Connectivity: anchors, tags, gateways and their power',
  description:
    'How high anchors hang, where cables run, what powers a gateway, which truck battery needs a converter, and which figures no datasheet states yet.',
  heading: 'Where the wires run',
  lead: 'Three kinds of device hang, drive and stand in your hall: anchors, tags and gateways. This page shows where each sits, what powers it and what it withstands.',
  limit: 'Where no figure is published, the row says so. Ask before you order.',
  elevation: {
    title: 'The hall, cut open',
    lead: 'All heights in the drawing are examples. Yours are set in the site survey, and the as-built plan records them.',
    frame: 'Elevation of the sample hall, scrolls sideways',
    indoors: '{indoors} · indoors',
    outdoors: '{outdoors} · outdoors',
    caption:
      'Elevation of a hall with yard: anchors on columns and on the outer wall, cable tray, fire wall, cabinet with gateway, a truck with tag and converter, a person with badge.',
    marks: [
      'Anchor, in sight of the tags below',
      'Cable tray along the columns',
      'Cable through the fire wall, sealed by your contractor',
      'Gateway in a cabinet, within reach without a lift',
      'Tag on the overhead guard of the truck',
      'Converter between truck battery and equipment',
      'Power socket and network outlet, yours',
      'Anchor outdoors, after a check of the radio rules',
    ],
    block: ['Sample hall, elevation', 'Heights in metres, for example'],
  },
  network: {
    title: 'The same hall as a network',
    lead: 'Four links join a tag to the platform. Up to the gateway the equipment is ours; beyond it the network is yours.',
    frame: 'Plan of the network, scrolls sideways',
    feeds: ['{dc} V DC', '{ac} V AC'],
    ours: 'ours',
    yours: 'yours',
    platform: 'by contract',
    power: 'Power',
    protection: 'Protection',
    uptime: 'Uptime',
    backups: 'Backups',
    open: 'not stated here, named in the quote',
    stations: {
      tags: { name: 'Tags', link: 'UWB radio, {bands}' },
      anchors: { name: 'Anchors', link: 'Cable as in the survey plan' },
      gateway: { name: 'Gateway', link: 'Network cable to your switch' },
      network: {
        name: 'Your network',
        power: 'your own supply',
        protection: 'your own cabinets',
        link: 'Ports and addresses agreed with your IT',
      },
      platform: { name: 'Platform', uptime: 'up to {uptime}', backups: 'daily' },
    },
    protections: '{outdoors} outdoors, {indoors} indoors',
    mains:
      'The published input is {ac} V AC. Compare the rating plate with your mains voltage before you plug in a gateway.',
  },
  devices: {
    title: 'Three datasheets, gaps included',
    lead: 'Stated figures come from the published specification. Both temperature ranges and both protection classes belong to the product line: which variant you get is in the order.',
    stated: 'Stated',
    notStated: 'Not stated in this edition',
    documents: 'All datasheets',
    labels: {
      range: 'Radio range',
      rate: 'Update rate',
      spectrum: 'UWB spectrum',
      bands: 'Operating bands',
      power: 'Power',
      protection: 'Protection',
      temperature: 'Operating temperature',
      marks: 'Marks',
    },
    values: {
      range: 'up to {range}, with optional antenna {longer} or {longest}',
      rate: 'up to {rate}, set for each tag',
      power: '{dc} V DC, {ac} V AC or PoE',
      temperature: '{first} and {second}, by variant',
      span: '{from} to {to}',
      marks: 'UL certification, CE marking[^ceAndUl]',
    },
    sheets: {
      anchor: {
        name: 'Anchor',
        text: 'Receives the pulses of the tags. Hangs on columns and walls, with a clear line of sight.',
        missing: ['Power', 'Dimensions and weight', 'Antenna gain', 'Mounting and connectors'],
      },
      tag: {
        name: 'Tag',
        text: 'Sends the pulses. Sits on truck, pallet, tool or badge.',
        missing: ['Power and battery life', 'Dimensions and weight', 'Mounting', 'Sensors'],
      },
      gateway: {
        name: 'Gateway',
        text: 'Collects the data of the anchors and passes them to your network.',
        missing: [
          'PoE class and power use',
          'Ports and connectors',
          'Encryption',
          'Dimensions and weight',
        ],
      },
    },
    marksNote:
      'CE is the declaration of the manufacturer that the rules of the EU are met. UL is the mark of an independent body.',
  },
  voltages: {
    title: 'Which truck needs a converter',
    lead: 'An input of {dc} V DC takes some truck batteries directly. A {limit} V battery exceeds {limit} V while it is charged, so from there on a converter is needed.',
    caption: 'Nominal voltage of the truck and the input of {dc} V DC',
    voltage: 'Truck battery[^truckVoltages]',
    scale: 'On the scale of the input',
    fit: 'Connection',
    direct: 'direct',
    converter: 'DC/DC converter',
    note: 'Every fitting is agreed with the manufacturer of the truck or its service partner. The supply of the tag is named in the quote.',
  },
  questions: {
    title: 'What facility management and IT ask',
    items: {
      sockets: {
        question: 'How many sockets, and where?',
        answer:
          'One supply for each cabinet with a gateway. The survey plan names every cabinet. The calculator estimates how many anchors and gateways your area needs.',
      },
      cleaning: {
        question: 'What does cleaning do to the devices?',
        answer:
          '{indoors} withstands splashing water, {outdoors} immersion to 1 m for 30 min.[^iec60529] Neither covers high-pressure cleaning, condensation, impact or explosive atmospheres.[^ipLimits]',
      },
      building: {
        question: 'Fire walls, sprinklers, cold store?',
        answer:
          'Openings in fire walls are closed by your contractor. Distances to sprinkler heads are set by your fire safety officer. In a cold store, variant and condensation are checked in the survey.',
      },
      coexistence: {
        question: 'Does it interfere with Wi-Fi or private 5G?',
        answer:
          'Private 5G, 5 GHz Wi-Fi and part of 6 GHz Wi-Fi also operate in {bands}.[^wifi6ghz] UWB transmits at very low power, must not cause interference and has no claim to protection.[^eu2019785] We plan to compare its channels with yours in the survey.',
      },
      network: {
        question: 'VLAN, ports, PoE budget, firmware?',
        answer:
          'No list is published yet. You receive it on request, before the survey. What is known about data and operation is on the page about the platform.',
      },
      outdoors: {
        question: 'May anchors be mounted in the yard?',
        answer:
          'National radio rules come first. Fixed anchors outdoors need a check, in some countries a registration or an authorisation.[^en302065] We plan it as part of the survey. The protection class {outdoors} alone does not settle it.',
      },
      rent: {
        question: 'Rent or buy?',
        answer:
          'In the pilot the hardware is free. With the partner contract it is rented or purchased.',
      },
    },
    pricing: 'Prices and calculator',
    platform: 'IoT platform',
  },
}
