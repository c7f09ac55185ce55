import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  plan: 'Plan einer Beispielhalle',
  grid: 'Raster {length}',
  origin: 'Simulierte Daten, der bemaßte Teil ist maßstäblich',
  topics: {
    scatter: {
      caption:
        'Positionen um einen eingemessenen Punkt. Die Kreise und die Streuung sind stark vergrößert, die Anker stehen maßstäblich.',
      marks: [
        'Eingemessener Punkt, mit dem Tachymeter bestimmt',
        'Gemessene Positionen: Die Streuung zeigt die Präzision',
        'Versatz des Mittelwerts: Er zeigt die Richtigkeit und bleibt auch beim Mitteln',
      ],
    },
    shadow: {
      caption:
        'Ein gefülltes Stahlregal zwischen Anker und UWB-Tag. Der gerade Weg ist blockiert, deshalb kommt zuerst eine Reflexion an, und der gemessene Abstand ist zu groß.',
      marks: [
        'Anker',
        'Der gerade Weg endet am Stahl',
        'Schatten hinter dem Regal: Hier kommt kein direkter Impuls an',
        'Reflexion an der Wand, ein längerer Weg',
      ],
    },
    ranging: {
      caption:
        'Ein UWB-Tag und drei Anker. Jeder gemessene Abstand legt den UWB-Tag auf einen Kreis, die Position liegt im Schnittpunkt der drei Kreise.',
      marks: [
        'Anker mit dem Kreis seines Abstands',
        'Gemessener Abstand',
        'UWB-Tag auf einem Stapler mit seinem Unsicherheitskreis',
      ],
    },
    geometry: {
      caption:
        'Vier Anker in den Ecken einer Halle, dazwischen ein Stapler. Die Wege zum UWB-Tag schneiden sich unter großen Winkeln, deshalb bleibt der Fehler klein.',
      marks: [
        'Anker auf der Stützenachse',
        'Stütze',
        'UWB-Tag: Die Wege kommen aus vier Richtungen',
      ],
    },
    speed: {
      caption:
        'Eine Tempozone vor den Regalen, ein beladener Stapler, der gerade eingefahren ist, und eine Person zu Fuß.',
      marks: [
        'Zonengrenze, ab hier gilt das Tempolimit',
        'Beladener Stapler mit der Spur der letzten Sekunden',
        'Person zu Fuß',
      ],
    },
    crossing: {
      caption:
        'Ein Stapler und eine Person vor einer nicht einsehbaren Kreuzung. Die Flächen zeigen, wie weit beide bis zum Stillstand noch kommen. Überschneiden sich die Flächen, wird gewarnt.',
      marks: [
        'Anhalteweg des beladenen Staplers',
        'Person zu Fuß mit UWB-Tag',
        'Regalende, das beiden die Sicht nimmt',
      ],
    },
    standing: {
      caption:
        'Vier Stapler einer Flotte: Drei stehen am Rand, einer ist unterwegs und hat an vier Stellen gewartet. Die Größe eines Kreises zeigt die Dauer des Halts.',
      marks: [
        'Stand: Ob abgestellt oder im Leerlauf, zeigt die Position allein nicht',
        'Wartezeit unterwegs',
        'Letzter Halt vor dem Absetzen',
      ],
    },
    flow: {
      caption:
        'Fünf Kanäle eines Blocklagers. Je dunkler eine Palette, desto länger lagert sie. Ein Stapler nimmt gerade eine Palette außer der Reihe auf.',
      marks: [
        'Älteste Palette, als Nächste an der Reihe',
        'Palette außer der Reihe',
        'Stapler bei der Aufnahme dieser Palette',
      ],
    },
    heat: {
      caption:
        'Durchfahrten je Feld der Halle in einer Schicht. Die Farbe zeigt, wie oft eine Stelle befahren wird, nicht, wie gefährlich sie ist.',
      marks: [
        'Kreuzung mit den meisten Durchfahrten',
        'Hauptweg',
        'Nebenweg mit wenigen Durchfahrten',
      ],
    },
    privacy: {
      caption:
        'Eine Person mit UWB-Tag und ein Raum, in dem niemand geortet wird. Die Spur endet an der Tür.',
      marks: [
        'Raum ohne Ortung: Kantine, Erste Hilfe, Betriebsrat',
        'Tür: Hier endet die Ortung',
        'Person mit UWB-Tag im Arbeitsbereich',
      ],
    },
    exchange: {
      caption:
        'Ein Auftrag vom Regal zum Tor. Das Lagerverwaltungssystem nennt Stellplatz und Tor, das Ortungssystem meldet den Weg dazwischen.',
      marks: [
        'Stellplatz aus dem Auftrag',
        'Gemessener Weg des Staplers',
        'Platz vor dem Tor, an dem der Auftrag endet',
      ],
    },
    pilot: {
      caption:
        'Eine Halle in zwei Hälften. Die eine hat Anker und wird gemessen, die andere bleibt unverändert, bis das Ergebnis vorliegt.',
      marks: [
        'Hälfte mit Ankern, in der das Pilotprojekt misst',
        'Andere Hälfte zum Vergleich',
        'Grenze des Pilotprojekts',
      ],
    },
  },
} satisfies Translated<typeof en>
