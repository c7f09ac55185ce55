import { en as shared } from '@repo/platform/facts/messages/en.ts'

export const en = {
  title: 'Manufacturing: coming soon',
  description:
    'Tools, kits, tugger trains and work in progress: four open questions about locating in production, and what already works there today.',
  heading: 'The production line is half drawn',
  lead: 'Manufacturing is planned. There is no module, no date and no pilot yet, so this page shows what we ask before we draw on.',
  caption:
    'A line with four stations. Solid: what can carry a tag today, such as trucks, carts and tools. Construction lines: what is still open. A leader line runs from each question to its place.',
  questions: {
    title: 'Four questions we have',
    lead: 'If you know an answer from your own hall, we would like to hear it.',
    items: [
      'Which tools may be used at one station only, and who releases the exceptions?',
      'How is a kit recognised: by its cart, its order or its place on the shelf?',
      'Does the tugger train follow a timetable or the demand of the line?',
      'Where does work in progress wait during a changeover, and who has to search for it?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'What already works in production',
    lead: 'Trucks, pallets and tools are located in a production hall as in a warehouse. These use cases of logistics apply.',
    items: {
      'fleet-safety': 'Crossings between the line and the warehouse, speed zones beside walkways',
      'stock-management':
        'The set-down place of each pallet of parts, and the time spent searching for parts',
      'performance-monitoring': 'Waiting times at the handover points of the line',
    },
    limit:
      'Steel machines block the line of sight just as racks do, so the site survey comes first here too. The literature describes further uses of locating in production.[^manufacturingUses]',
  },
  demo: 'Describe your line to us',
  newsletter: 'Get news by email',
}
