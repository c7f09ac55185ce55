import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Partner: wer welchen Schritt übernimmt',
  description:
    'Montage, Ausrüstung der Stapler, Anbindung des LVS, Projektleitung: die Schritte eines Projekts und wer sie übernehmen kann.',
  heading: 'Wer welchen Schritt übernehmen kann',
  lead: 'Ein Ortungsprojekt umfasst neun Aufgaben. Die meisten davon können Systemintegratoren, Staplerhändler und Anbieter von Lagerverwaltungssystemen (LVS) übernehmen. Hier steht, woraus die Arbeit besteht.',
  chart: {
    title: 'Neun Aufgaben, drei Seiten',
    lead: 'So planen wir ein Projekt. Im Angebot steht für jeden Schritt, wer ihn ausführt.',
    step: 'Aufgabe',
    result: 'Dokument',
    sides: { us: 'Wir', partner: 'Partner', customer: 'Kunde' },
    parts: {
      leads: 'federführend',
      can: 'kann übernehmen',
      helps: 'wirkt mit',
      none: 'nicht beteiligt',
    },
    names: {
      question: ['Fragestellung und Plan', 'Erste Schätzung'],
      agreement: ['Betriebsrat, Datenschutz', 'Betriebsvereinbarung'],
      survey: ['Begehung', 'Plan mit Schwachstellen'],
      mounting: ['Montage und Verkabelung', 'Revisionsplan mit Koordinaten'],
      trucks: ['Ausrüstung der Stapler', 'Einbauprotokoll je Stapler'],
      zones: ['Zonen und Regeln', 'Liste der Regeln'],
      wms: ['Anbindung an das LVS', 'Liste der Ereignisse und Felder'],
      acceptance: ['Abnahme', 'Unterschriebenes Protokoll'],
      operation: ['Betrieb', 'Kennzahlen zur Fragestellung'],
    },
  },
  roles: {
    title: 'Woraus die Arbeit besteht',
    lead: 'Vier Arbeiten und das Können, das jede verlangt.',
    names: {
      mounting: 'Montage und Verkabelung',
      trucks: 'Ausrüstung der Stapler',
      wms: 'Anbindung des LVS',
      lead: 'Projektleitung vor Ort',
    },
    texts: {
      mounting:
        'Arbeit in der Höhe zwischen Regalen, Netzwerk und Strom zu jedem Anker und Gateway, dazu das Einmessen aller Anker mit Laser oder Totalstation. Ein Fehler in den Ankerkoordinaten steckt danach in jeder Position.',
      trucks:
        'UWB-Tags an den Staplern, mit Spannungswandler, wo die Batterie es verlangt. Der Einbau wird mit dem Hersteller oder dessen Servicepartner abgestimmt und je Stapler protokolliert.',
      wms: 'Die Plattform hat eine REST-Schnittstelle. Das LVS braucht häufiger Ereignisse, etwa einen Absetzort, als Koordinaten. Jemand ordnet die Felder zu, testet mit echten Aufträgen und betreut die Zuordnung später.',
      lead: 'Termine, gesperrte Gänge, Hubarbeitsbühnen, Stapler im Wechsel: eine Person, die Standort und Schichten kennt, von der Begehung bis zur Abnahme.',
    },
  },
  terms: {
    title: 'Was Sie verdienen und was wir brauchen',
    text: [
      'Ein Partnerprogramm gibt es noch nicht: keine Stufen, keine Zertifikate, keine veröffentlichten Margen. Die Vergütung wird für das erste Projekt vereinbart.',
      'Wir brauchen drei Angaben: welche der vier Arbeiten Sie ausführen, in welchen Ländern, und wer Fragen beantwortet. Vor Ankern im Freien sind die nationalen Funkvorschriften zu prüfen. Dabei hilft Ortskenntnis.',
    ],
    plan: '„Partner“ heißt auch unser Jahresvertrag: zu den Tarifen',
    contact: 'Schreiben Sie uns, was Sie machen',
  },
  named: {
    title: 'Unsere Partner',
    none: 'Hier ist noch kein Partner genannt.',
    next: 'Ein Name erscheint, wenn beide Seiten zugestimmt haben, zusammen mit den Schritten, die der Partner ausführt.',
  },
}
