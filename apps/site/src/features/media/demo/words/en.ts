export const en = {
  crossing: {
    title: 'Two trucks at a crossing, one warning',
    description: [
      '0 s: F-07 comes from the left with a load, at 8.6 km/h. A person with a badge walks towards the walkway.',
      '3 s: F-07 enters the speed zone and slows down to 6 km/h.',
      '4 s: F-12 comes from below. Rack ends hide the two from each other.',
      '6 s: The predicted paths meet. The place is drawn in red, and both drivers are warned.',
      '8 s: F-07 has stopped: the driver braked, not the system. F-12 passes.',
      '10 s: The person crosses on the walkway.',
      '14 s: F-07 drives on.',
      '15 s, no sound. Drawn from a sample hall, no recording of a customer. The warning is assistance, not a safety function.',
    ],
  },
  'behind-steel': {
    title: 'Steel between tag and anchors',
    description: [
      '0 s: A tag on a truck is in sight of four anchors of six. The expected error is 7 cm.',
      '1 s: A steel wall is turned and pushed in front of the truck.',
      '4 s: Three anchors are blocked, their signals arrive late by a reflection and are left out. The circle of uncertainty grows, the expected error is 32 cm and the class is “weak”.',
      '7 s: The wall is pushed back. Four anchors are in sight again, and the error is 7 cm.',
      '11 s, no sound. Computed for a sample hall, no recording of a customer. The circle is drawn ten times larger.',
    ],
  },
  'fifo-lane': {
    title: 'Which pallet is next: a FIFO lane',
    description: [
      '0 s: Six block lanes from above. Each pallet carries the day of its arrival. F-05 comes from below.',
      '4 s: It stops at lane L4. The pallet in front arrived on 2 November, before all others; it is marked as the next one out.',
      '8 s: The forks have taken it. The mark moves on to lane L3, to a pallet of 3 November.',
      '11 s: F-05 backs out with its load.',
      'A dashed place in L3 stays in the picture: from there a pallet was taken out of turn.',
      '14 s, no sound. Drawn from a sample hall, no recording of a customer.',
    ],
  },
} as const
