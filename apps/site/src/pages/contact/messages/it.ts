import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it: Translated<typeof en> = {
  title: 'Contatti: Londra e Lisbona',
  description:
    'Sedi a Londra e Lisbona con mappe disegnate e una tabella che indica dove inviare ogni richiesta: demo, impianto in uso, dati, sicurezza, stampa.',
  heading: 'Due sedi, un solo indirizzo e-mail',
  lead: 'La tabella indica dove inviare ogni richiesta.',
  noHours: 'Non pubblichiamo telefono e orari finché non sono stabiliti.',
  demo: 'Richiedi una demo',
  plates: {
    noAddress: 'L’indirizzo non è ancora pubblicato. Vi preghiamo di scrivere prima di venire.',
    localTime: 'Ora locale',
    phone: 'Telefono',
    opening: 'Orari',
  },
  maps: {
    show: 'Mostra mappa',
    hide: 'Nascondi mappa',
    caption: 'Mappa del centro di {city} per quartieri',
    larger: 'Ingrandisci',
    smaller: 'Riduci',
    streets: 'Carica la mappa stradale da {host}',
    note: 'Queste mappe fanno parte della pagina e non caricano nulla da altri server.',
    noPin: 'Non hanno un segnaposto finché non è pubblicato un indirizzo.',
  },
  subjects: {
    title: 'Dove inviare ogni richiesta',
    lead: 'Non inserite segreti aziendali nella prima e-mail: non è cifrata end-to-end.',
    subject: 'Argomento',
    where: 'Dove',
    help: 'Che cosa ci aiuta a rispondere',
    rows: {
      demo: ['Demo o preventivo', 'Paese, numero di carrelli e la domanda a cui volete risposta'],
      prices: [
        'Prezzi e tempo di ritorno',
        'La stima non richiede dati di contatto: si calcola nella pagina',
      ],
      running: [
        'Un impianto in uso',
        'Sede, carrello o ancora, ora dell’evento e che cosa vi aspettavate',
      ],
      privacy: [
        'Protezione dei dati',
        'Quali dati e se si tratta di accesso, rettifica o cancellazione',
      ],
      security: [
        'Una vulnerabilità',
        'Indirizzo o dispositivo e i passaggi per riprodurla. Niente dati di terzi',
      ],
      partners: ['Collaborare con noi', 'Quali fasi di un progetto svolgete e in quali Paesi'],
      press: ['Stampa', 'Testi, logo e valori con i loro limiti, pronti da copiare'],
      jobs: ['Lavorare con noi', 'Una pagina su ciò che avete costruito'],
    },
  },
}
