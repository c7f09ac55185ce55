import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Pressebereich: Fakten auf einer Seite',
  description:
    'Textbausteine in drei Längen, Fakten mit Herkunft, neun Kennzahlen mit ihren Grenzen sowie Logo, Farben und Zeichnungen als ein Archiv zum Abdruck.',
  heading: 'Fakten auf einer Seite',
  lead: 'Jeder Fakt steht mit Bedingung und Herkunft da und lässt sich so kopieren. Was hier fehlt, ist nicht veröffentlicht: Beschäftigtenzahl, Umsatz, Gründungsteam, Investoren, Namen von Kunden.',
  copy: { copy: 'Kopieren', copied: 'Kopiert' },
  facts: {
    title: 'Faktenblatt',
    lead: 'Die Grenze gehört zum Fakt: Bitte drucken Sie beides ab.',
    source: 'Herkunft: {source}',
    sources: { company: 'das Unternehmen', product: 'Produktspezifikation' },
    rows: {
      name: { name: 'Name', text: '{brand}, eingetragen als {legal}' },
      founded: { name: 'Gründung', text: '{year}' },
      offices: { name: 'Standorte', text: 'London und Lissabon' },
      field: {
        name: 'Arbeitsgebiet',
        text: 'Echtzeit-Ortung von Staplern, Paletten, Werkzeugen und Personen im Lager mit Ultrabreitband-Funk (UWB)',
      },
      accuracy: {
        name: 'Genauigkeit',
        text: 'Bis zu {accuracy} in drei Dimensionen, bei Sichtverbindung zu genügend vielen, gut platzierten und eingemessenen Ankern',
      },
      rate: {
        name: 'Aktualisierungsrate',
        text: 'Bis zu {rate} für einen UWB-Tag; welche Rate eingestellt wird, hängt von der Zahl der UWB-Tags ab',
      },
      live: {
        name: 'Alter der Live-Ansicht',
        text: '{live}; die Live-Ansicht dient dem Überblick und hält keinen Stapler an',
      },
      uptime: { name: 'Verfügbarkeit', text: 'Bis zu {uptime}, mit täglicher Datensicherung' },
      range: {
        name: 'Funkreichweite',
        text: 'Bis zu {range}, mit optionaler Antenne {rangeLonger} oder {rangeLongest}, bei Sichtverbindung',
      },
      alerts: {
        name: 'Kollisionswarnungen',
        text: 'Sie unterstützen das Fahrpersonal, sind keine Sicherheitsfunktion und ersetzen nicht die Gefährdungsbeurteilung',
      },
    },
  },
  boilerplate: {
    title: 'Textbausteine in drei Längen',
    lead: 'Etwa {short}, {medium} und {long} Wörter, nur aus veröffentlichten Fakten.',
    name: 'Etwa {words} Wörter',
    texts: {
      short:
        '{brand} ortet Stapler, Paletten, Werkzeuge und Personen im Lager mit Ultrabreitband-Funk, auf bis zu {accuracy} genau. Gegründet {year}, Standorte in London und Lissabon.',
      medium:
        '{brand} ortet Stapler, Paletten, Werkzeuge und Personen im Lager. UWB-Tags senden Funkimpulse, Anker messen deren Ankunftszeit, und eine Plattform berechnet daraus Positionen, auf bis zu {accuracy} genau bei Sichtverbindung zu genügend vielen eingemessenen Ankern. Das Fahrpersonal wird gewarnt, Berichte zeigen Geschwindigkeit, Schockereignisse, Leerlauf und Wartezeit. Das Unternehmen wurde {year} gegründet und hat Standorte in London und Lissabon.',
      long: '{brand} ortet Stapler, Paletten, Werkzeuge und Personen im Lager. UWB-Tags senden Funkimpulse, Anker messen deren Ankunftszeit, und eine Plattform berechnet daraus Positionen, auf bis zu {accuracy} genau bei Sichtverbindung zu genügend vielen eingemessenen Ankern. Die Live-Ansicht zeigt den Stand vor {live}, Berichte zeigen den vor {analytics}. Über eine REST-Schnittstelle gehen Positionen und Ereignisse an das Lagerverwaltungssystem. Das System assistiert: Es bremst keinen Stapler, filmt niemanden und bewertet kein Fahrpersonal. Drei anonyme Kunden meldeten neun Ergebnisse, darunter {impacts} weniger Schockereignisse und {search} weniger Suchzeit, jeweils bei einem Kunden. Die Ergebnisse lassen sich nicht addieren und sind keine Prognose. Das Unternehmen wurde {year} gegründet und hat Standorte in London und Lissabon.',
    },
  },
  cases: {
    title: 'Neun Kennzahlen mit ihren Grenzen',
    lead: 'Drei anonyme Kunden. Branche, Größe, Zeitraum und Methode sind nicht veröffentlicht. Die Prozentwerte lassen sich nicht addieren und sind keine Prognose.',
    study: 'Fallstudie {number}',
    figure: 'Kennzahl',
    change: 'Änderung',
    limits: {
      1: 'Schockereignisse und Geschwindigkeitsüberschreitungen hängen von Schwellenwerten ab, die vor Ort vereinbart werden, der Leerlauf von der Mindestdauer des Stillstands.',
      2: 'Die Flottenzahl betrifft allein die Nachtschicht. Die Reaktionszeit läuft vom Auftrag bis zur ersten Bewegung.',
      3: 'Die Flottenzahl stammt von einem anderen Standort als die der Nachtschicht. Die Suchzeit läuft {searchSpan}.',
    },
  },
  articles: {
    title: 'Meldungen für die Presse',
    lead: 'Artikel der Kategorie Presse, die neuesten zuerst.',
    all: 'Alle Artikel',
  },
  kit: {
    title: 'Pressemappe',
    lead: 'Ein Archiv mit dem Bildzeichen als SVG und PNG, den Farben und zwei Zeichnungen der Beispielhalle als PNG.',
    licence:
      'Bildzeichen und Zeichnungen dürfen in Berichten über {brand} unverändert und mit Quelle abgedruckt werden. Die Zeichnungen zeigen eine Beispielhalle mit Beispieldaten.',
    download: 'Pressemappe herunterladen (ZIP)',
    ask: 'Presseanfragen',
    mark: 'Bildzeichen auf Papier und auf Nachtblau',
  },
}
