export const en = {
  title: 'Smart warehouse: from tag to WMS in one drawing',
  description:
    'Tags, anchors, gateway, platform, applications and REST interface in one section of the hall, who provides what, and how each part is paid for.',
  heading: 'The whole system in one drawing',
  lead: 'Read it from left to right: trucks, pallets and people carry tags, anchors time the pulses of the tags, a gateway passes the times on, the platform computes positions, and people and your WMS use them.',
  limit: 'The quote states where the platform is hosted and how data are encrypted.',
  drawing: {
    label: 'The parts of the system',
    caption:
      'Section of a hall: tags on truck, pallet and person, anchors under the roof, a gateway in its cabinet. A line leads out of the hall to the platform, from there to live view, analytics and your WMS.',
    liveView: 'Live view',
    analytics: 'Analytics',
    wms: 'Your WMS',
    rest: 'REST',
  },
  parts: {
    title: 'Five parts, and what each does',
    tags: {
      name: 'Tags',
      text: 'A tag sits on truck, pallet, tool or badge and sends pulses at up to {rate}. What carries no tag has no position. The rate is set for each tag.',
      link: 'How a position is computed',
    },
    anchors: {
      name: 'Anchors',
      text: 'Anchors hang on columns and walls and time every pulse. They reach up to {range}, but several of them must be in sight of a tag at once, so they hang closer together. Steel in the way costs accuracy.',
      link: 'Limits of the technology',
    },
    gateway: {
      name: 'Gateway',
      text: 'The gateway collects the data of the anchors and hands them to your network. Beyond it, data leave the hall. It runs on {dc} V DC, {ac} V AC or PoE.',
      link: 'Cables and power',
    },
    platform: {
      name: 'Platform',
      text: 'The platform turns times into positions, events and key figures. Uptime is up to {uptime}, and backups are made daily. The platform reports; it does not control trucks.',
      link: 'Data and IT security',
    },
    applications: {
      name: 'Applications and REST',
      text: 'Eleven modules show what happened: the live view {live} later, analytics {analytics} later. Your WMS reads positions and events over the REST interface. Collision alerts are driver assistance.',
      link: 'The eleven modules',
    },
  },
  matrix: {
    title: 'What we bring, what you bring',
    lead: 'Eight things decide when a site goes live. Each needs something from both sides.',
    thing: 'What it takes',
    ours: 'Ours',
    yours: 'Yours',
    rows: {
      power: ['Power', 'every supply point in the survey plan', 'sockets, PoE or DC supply'],
      network: ['Network', 'gateways and their list of ports', 'switch ports, VLAN, uplink'],
      plan: ['Floor plan', 'anchors and zones drawn in', 'a plan with racks and heights'],
      heights: ['Mounting heights', 'a proposal from the survey', 'lift, access, closed aisles'],
      zones: ['Zones', 'set up in the platform', 'limits, and one owner for them'],
      accounts: [
        'User accounts',
        'roles and a first administrator',
        'names of users, joiners and leavers',
      ],
      agreement: [
        'Works agreement',
        'list of points, sample screens',
        'talks, before the first tag',
      ],
      wms: ['WMS', 'REST interface reference', 'a contact who knows the fields'],
    },
  },
  payment: {
    title: 'How it is paid for',
    hardware: 'Hardware',
    hardwareText: 'free in the pilot, rented or purchased with the partner contract',
    software: 'Software',
    softwareText: 'fee per vehicle (asset) per month',
    installation: 'Installation',
    installationText: 'one-off, per man-day',
    services: 'Extra services',
    servicesText: 'per man-hour',
    pricing: 'Prices for your country',
  },
}
