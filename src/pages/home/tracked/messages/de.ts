import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  heading: 'Was einen UWB-Tag trägt',
  figure: {
    tag: 'UWB-Tag auf dem Fahrerschutzdach',
    ring: 'Unsicherheitskreis',
    ringNote: '3D-Genauigkeit bis {accuracy} cm, größer gezeichnet',
  },
  forklifts: {
    name: 'Stapler',
    text: 'Eine Position bis zu {rate}-mal pro Sekunde. Daraus folgen Geschwindigkeit, Leerlauf und Fahrstrecke.',
  },
  pallets: {
    name: 'Paletten',
    text: 'Wo jede steht und seit wann. Daran lässt sich die FIFO-Einhaltung ablesen.',
  },
  tools: {
    name: 'Werkzeuge',
    text: 'Wo jedes zuletzt war. Die Suche endet an einem Punkt auf dem Plan, nicht am anderen Ende der Halle.',
  },
  people: {
    name: 'Personen',
    text: 'Kollisionswarnungen erfassen auch Personen zu Fuß, sofern sie einen UWB-Tag tragen. Welche Positionen wie lange gespeichert werden, gehört in die Betriebsvereinbarung.',
  },
} satisfies Translated<typeof en>
