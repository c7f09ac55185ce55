import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  crossing: {
    title: 'Zwei Stapler, eine Kreuzung, eine Warnung',
    description: [
      '0 s: F-07 kommt beladen von links, mit 8,6 km/h. Eine Person mit Ausweis geht auf den Fußweg zu.',
      '3 s: F-07 fährt in die Tempozone und bremst auf 6 km/h ab.',
      '4 s: F-12 kommt von unten. Regalenden verdecken den beiden einander.',
      '6 s: Die vorausberechneten Wege treffen sich. Die Stelle ist rot gezeichnet, das Fahrpersonal beider Stapler wird gewarnt.',
      '8 s: F-07 steht: Gebremst hat, wer fährt, nicht das System. F-12 fährt vorbei.',
      '10 s: Die Person überquert den Fußweg.',
      '14 s: F-07 fährt weiter.',
      '15 s, ohne Ton. Aus einer Beispielhalle gezeichnet, keine Aufnahme bei einem Kunden. Die Warnung ist eine Assistenz, keine Sicherheitsfunktion.',
    ],
  },
  'behind-steel': {
    title: 'Stahl zwischen UWB-Tag und Ankern',
    description: [
      '0 s: Ein UWB-Tag auf einem Stapler hat Sicht zu vier von sechs Ankern. Der erwartete Positionsfehler beträgt 7 cm.',
      '1 s: Eine Stahlwand wird gedreht und vor den Stapler geschoben.',
      '4 s: Drei Anker sind blockiert; ihre Signale kommen verspätet über Reflexionen an und werden verworfen. Der Unsicherheitskreis wächst, der erwartete Fehler beträgt 32 cm, die Klasse ist „schwach“.',
      '7 s: Die Wand wird zurückgeschoben. Wieder sind vier Anker in Sicht, der Fehler beträgt 7 cm.',
      '11 s, ohne Ton. Für eine Beispielhalle berechnet, keine Aufnahme bei einem Kunden. Der Kreis ist zehnfach vergrößert.',
    ],
  },
  'fifo-lane': {
    title: 'Welche Palette als nächste: FIFO im Blocklagerkanal',
    description: [
      '0 s: Sechs Blocklagerkanäle von oben. Jede Palette trägt den Tag ihres Eingangs. F-05 kommt von unten.',
      '4 s: Er hält an Kanal L4. Die vorderste Palette kam am 2. November, vor allen anderen; sie ist als nächste markiert.',
      '8 s: Die Gabelzinken haben sie aufgenommen. Die Markierung rückt weiter zu Kanal L3, auf eine Palette vom 3. November.',
      '11 s: F-05 fährt mit der Last zurück.',
      'Ein gestrichelter Platz in L3 bleibt im Bild: Von dort wurde eine Palette außer der Reihe entnommen.',
      '14 s, ohne Ton. Aus einer Beispielhalle gezeichnet, keine Aufnahme bei einem Kunden.',
    ],
  },
} satisfies Translated<typeof en>
