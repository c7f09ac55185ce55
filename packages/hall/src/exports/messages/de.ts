import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Den Plan mitnehmen',
  lead: 'Der Plan bleibt in Ihrem Browser, bis Sie ihn selbst jemandem senden.',
  name: 'Name des Plans',
  nameHint: 'Steht auf der Zeichnung und in den Dateinamen.',
  files: {
    svg: 'Zeichnung (SVG)',
    csv: 'Stückliste (CSV)',
    json: 'Plan (JSON)',
  },
  paper: 'Papier',
  print: 'Drucken oder als PDF speichern',
  openFile: 'Plan öffnen (JSON)',
  dropHint:
    'Sie können die Datei auch an beliebiger Stelle auf diese Seite ziehen. Mit „Rückgängig“ kommt Ihr jetziger Plan zurück.',
  share: 'Link',
  copyLink: 'Link zum Plan kopieren',
  sendLink: 'Link teilen',
  linkByHand: 'Link zum Plan',
  linkHint:
    'Der Link enthält den ganzen Plan, die Stapler und die Einstellungen der Schicht. Wer ihn hat, sieht sie.',
  device: 'Auf diesem Gerät',
  forget: 'Diesen Plan vergessen',
  next: 'Wie es weitergeht',
  estimate: 'Diese Werte in der Schätzung verwenden',
  estimateHint: 'Fläche, Gänge, mittlere Ganglänge und Stapler sind dort eingetragen.',
  discuss: 'Diesen Plan besprechen',
  withLink: 'Den Link zum Plan hinzufügen',
  summary: 'So beginnt Ihre Nachricht',
  both: {
    title: 'Zwei Pläne',
    text: 'Sie sehen den Plan des Links. Ihr eigener letzter Plan liegt auf diesem Gerät. Bis Sie wählen, bleibt er dort, und Änderungen am Plan des Links werden nicht aufbewahrt.',
    keepLink: 'Mit dem Plan des Links weiterarbeiten',
    openOwn: 'Meinen eigenen Plan öffnen',
  },
  script: {
    untitled: 'Hallenplan',
    date: 'Datum: {date}',
    version: 'Konstanten des Hallenmodells: Version {version}',
    shares: '{fine} sehr gut, {good} gut, {weak} schwach, {none} keine Position',
    size: '{area}, {anchors} Anker',
    anchorColumns: ['Anker', 'x, m', 'y, m', 'Höhe, m', 'Reichweite, m'],
    notAPlan: 'Das ist kein Hallenplan. Ihr jetziger Plan ist unverändert.',
    tooLarge:
      'Dieser Plan ist größer als 256 KB oder sein Link länger als 8.000 Zeichen. Ihr jetziger Plan ist unverändert.',
    brokenLink:
      'Der Link ist beschädigt: Er enthält keinen Hallenplan. Zeichnen können Sie trotzdem.',
    otherVersion:
      'Der Link stammt aus einer anderen Version des Simulators und ist hier nicht lesbar. Ihr jetziger Plan ist unverändert.',
    unreadable: 'Die Datei ließ sich nicht lesen. Ihr jetziger Plan ist unverändert.',
    opened: 'Der Plan ist geöffnet. Mit „Rückgängig“ kommt der vorherige zurück.',
    faulty: 'Der Plan ist geöffnet. Bevor es eine Karte gibt, ist einiges darin zu berichtigen.',
    fromLink: 'Sie sehen den Plan des Links.',
    continued: 'Das ist Ihr letzter Plan, aufbewahrt auf diesem Gerät.',
    kept: 'Dieser Plan liegt auf diesem Gerät.',
    notKept:
      'Dieser Browser bewahrt den Plan nicht auf: Sein Speicher ist voll oder gesperrt. Speichern Sie ihn als JSON.',
    nothingKept: 'Auf diesem Gerät liegt noch kein Plan von Ihnen.',
    forgotten: 'Der Plan liegt nicht mehr auf diesem Gerät. Auf dem Bildschirm bleibt er.',
    copied: 'Der Link ist kopiert.',
    notCopied:
      'Der Link ließ sich nicht weitergeben. Er steht markiert im Feld unter den Schaltflächen.',
    tooLong:
      'Dieser Plan ist zu groß für einen Link. Speichern Sie ihn als JSON und senden Sie die Datei.',
    longMessage:
      'Mit dem Link wäre die Nachricht zu lang. Sie können uns den Plan als JSON senden, sobald wir antworten.',
    discuss: [
      'Ich habe einen Hallenplan gezeichnet: {name}',
      '{area}, Gänge: {aisles}, mittlere Ganglänge {length}',
      'Anker: {anchors}, {share} der befahrbaren Fläche sehr gut oder gut',
      'Stapler: {trucks}',
    ],
    planLink: 'Plan: {link}',
  },
}
