export const en = {
  heading: 'What carries a tag',
  lead: 'Each object has one tag, fixed where steel and loads shadow the tag least. Heights are drawn to scale.',
  detail: 'Detail 4 : 1',
  forklifts: {
    name: 'Forklifts',
    mount: 'on the overhead guard',
    text: 'A position up to {rate} times a second. Speed, idling and distance follow from it.',
  },
  pallets: {
    name: 'Pallets',
    mount: 'in the pallet foot',
    text: 'The storage location of each pallet and the time since it was put there. FIFO compliance follows from both.',
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
