export const en = {
  heading: 'What carries a tag',
  lead: 'One tag for each object, fixed where steel and loads shadow it least. Heights are drawn to scale.',
  detail: 'Detail 4 : 1',
  forklifts: {
    name: 'Forklifts',
    mount: 'on the overhead guard',
    text: 'A position up to {rate} times a second. Speed, idling and distance follow from it.',
  },
  pallets: {
    name: 'Pallets',
    mount: 'in the pallet foot',
    text: 'The storage location of each pallet, and since when. FIFO compliance follows from that.',
  },
  tools: {
    name: 'Tools',
    mount: 'on the housing',
    text: 'The last known place of each tool. The search ends at a point on the plan, not at the other end of the hall.',
  },
  people: {
    name: 'People',
    mount: 'vest or badge',
    text: 'Collision alerts cover people on foot who wear a tag. Which positions are stored, and for how long, is agreed with the employee representatives.',
  },
}
