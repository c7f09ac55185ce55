import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  heading: 'Was sich orten lässt',
  lead: 'Jedes Objekt trägt einen UWB-Tag an der Stelle, an der Stahl und Ladung ihn am wenigsten abschatten. Die Höhen sind maßstäblich.',
  detail: 'Detail 4 : 1',
  forklifts: {
    name: 'Stapler',
    mount: 'auf dem Fahrerschutzdach',
    text: 'Eine Position bis zu {rate}-mal pro Sekunde. Daraus folgen Geschwindigkeit, Leerlauf und Fahrstrecke.',
  },
  pallets: {
    name: 'Paletten',
    mount: 'im Klotz',
    text: 'Stellplatz und Lagerdauer jeder Palette. So lässt sich die FIFO-Einhaltung prüfen.',
  },
  tools: {
    name: 'Werkzeuge',
    mount: 'am Gehäuse',
    text: 'Der letzte bekannte Ort jedes Werkzeugs. Die Suche endet an einem Punkt auf dem Plan, nicht am anderen Ende der Halle.',
  },
  people: {
    name: 'Personen',
    mount: 'an Weste oder Ausweis',
    text: 'Kollisionswarnungen erfassen auch Personen zu Fuß, sofern sie einen UWB-Tag tragen. Welche Positionen wie lange gespeichert werden, gehört in die Betriebsvereinbarung.',
  },
} satisfies Translated<typeof en>
