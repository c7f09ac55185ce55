export const en = {
  description:
    'A warehouse at night, seen from above at an angle: forklifts with their speed, position and accuracy, measured distances to anchors, and alerts about two forklifts at a crossing, a person on foot, a speed limit, a pallet out of turn and a tool that leaves the hall.',
  dock: 'Dock {name}',
  aisle: 'Aisle {name}',
  pause: 'Pause animation',
  play: 'Play animation',
  live: {
    loaded: '{name}, loaded',
    empty: '{name}, empty',
    speed: 'Speed',
    position: 'x, y',
    accuracyClaim: 'up to {number} cm',
    accuracy: 'Accuracy',
    speedZone: 'Speed zone {limit}',
    alerts: {
      collision: {
        title: 'Collision alert',
        place: 'Crossing {name}',
        text: '{a} and {b} reach the crossing together. Both drivers are warned.',
        figures: ['Time to collision', 'Closing speed'],
      },
      person: {
        title: 'Collision alert',
        place: 'Crossing {name}',
        text: '{a} is heading for {b}, on foot. Driver and person are both warned.',
        figures: ['Time to collision', 'Closing speed'],
      },
      speeding: {
        title: 'Speed limit exceeded',
        place: 'Zone {name}',
        text: '{a} is faster than the zone allows. The driver is warned.',
        figures: ['Speed', 'Limit'],
      },
      fifo: {
        title: 'Pallet out of turn',
        place: 'Aisle {name}',
        text: '{a} takes a pallet while an older one is waiting. The driver is told.',
        figures: ['Stored for', 'Oldest pallet'],
      },
      tool: {
        title: 'Tool has left the hall',
        place: 'Dock {name}',
        text: 'It was carried out through the door. Its last position is kept.',
        figures: ['Tool', 'Outside for'],
      },
    },
    units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} d' },
  },
} as const
