export const en = {
  plan: 'Plan of a sample hall',
  grid: 'Grid {length}',
  origin: 'Simulated; the marked length is true to scale',
  topics: {
    scatter: {
      caption:
        'Position fixes around a surveyed point. The circles and the scatter are drawn much larger than they are; the anchors stand to scale.',
      marks: [
        'The surveyed point, known from a tape or a total station',
        'The fixes: their spread is the precision',
        'The offset of their mean: the trueness, which averaging does not remove',
      ],
    },
    shadow: {
      caption:
        'A filled steel rack between anchor and tag. The straight path is blocked, so the first pulse to arrive is a reflection, and the measured distance is too long.',
      marks: [
        'Anchor',
        'The straight path ends at the steel',
        'Shadow behind the rack: no direct pulse arrives here',
        'Reflection from the wall, a longer path',
      ],
    },
    ranging: {
      caption:
        'One tag and three anchors. Each measured distance puts the tag on a circle; the position is where the three circles meet.',
      marks: [
        'Anchor with the circle of its distance',
        'Measured distance',
        'Tag on a truck, with its circle of uncertainty',
      ],
    },
    geometry: {
      caption:
        'Four anchors in the corners of a hall with a truck between them. The paths to the tag cross at wide angles, which keeps the error small.',
      marks: [
        'Anchor on the axis of the columns',
        'Column',
        'Tag: its paths come from four directions',
      ],
    },
    speed: {
      caption:
        'A speed zone in front of the racks, a loaded truck that has just entered it, and a person on foot.',
      marks: [
        'Edge of the speed zone, where the limit begins',
        'Loaded truck with the trail of its last seconds',
        'Person on foot',
      ],
    },
    crossing: {
      caption:
        'A truck and a person before a blind corner. Each has an area that is reached before it can stop; where the two areas meet there is an alert.',
      marks: [
        'Stopping distance of the loaded truck',
        'Person on foot with a tag',
        'Rack end that hides one from the other',
      ],
    },
    standing: {
      caption:
        'Four trucks of a fleet: three stand at the side, one is on its way and has waited in four places. The size of a circle is the length of a stop.',
      marks: [
        'Parked: switched off or idling, which the position alone does not show',
        'Waiting en route',
        'The last stop before the load is set down',
      ],
    },
    flow: {
      caption:
        'Five lanes of a block store. The darker a pallet, the longer it has been stored; a truck is taking one before its turn.',
      marks: ['Oldest pallet, next to leave', 'Pallet taken out of turn', 'Truck that takes it'],
    },
    heat: {
      caption:
        'Passes of trucks per square of floor over a shift. Colour shows how often a place is used, not how dangerous it is.',
      marks: ['Crossing with the most passes', 'Main aisle', 'Side aisle with few passes'],
    },
    privacy: {
      caption:
        'A person with a tag, and a room in which nobody is located. The trail ends at its door.',
      marks: [
        'Room without positions: canteen, first aid, works council',
        'Door: positions end here',
        'Person with a tag in the working area',
      ],
    },
    exchange: {
      caption:
        'One order from the rack to the dock. The warehouse management system gives the storage location and the dock, the locating system reports the route between them.',
      marks: [
        'Storage location given in the order',
        'Route of the truck, as measured',
        'Place before the dock at which the order ends',
      ],
    },
    pilot: {
      caption:
        'A hall in two halves. One is fitted with anchors and measured, the other stays as it is until the result is known.',
      marks: [
        'Half with anchors, in which the pilot is measured',
        'Other half, for comparison',
        'Boundary of the pilot',
      ],
    },
  },
}
