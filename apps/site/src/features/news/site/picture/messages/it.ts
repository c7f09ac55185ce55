import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  plan: 'Planimetria di un magazzino di esempio',
  grid: 'Griglia {length}',
  origin: 'Simulato; la lunghezza quotata è in scala',
  topics: {
    scatter: {
      caption:
        'Posizioni attorno a un punto rilevato. I cerchi e la dispersione sono molto ingranditi; le ancore sono in scala.',
      marks: [
        'Punto rilevato con il metro o la stazione totale',
        'Posizioni misurate: la loro dispersione è la precisione',
        'Scarto della media dal punto rilevato: l’esattezza, che non migliora con più misure',
      ],
    },
    shadow: {
      caption:
        'Una scaffalatura in acciaio piena tra ancora e tag. Il percorso diretto è bloccato: per prima arriva una riflessione e la distanza misurata è troppo lunga.',
      marks: [
        'Ancora',
        'Il percorso diretto finisce sull’acciaio',
        'Zona schermata dietro la scaffalatura: qui non arriva nessun impulso diretto',
        'Riflessione sulla parete, un percorso più lungo',
      ],
    },
    ranging: {
      caption:
        'Un tag e tre ancore. Ogni distanza misurata colloca il tag su un cerchio; la posizione è il punto in cui i tre cerchi si incontrano.',
      marks: [
        'Ancora con il cerchio della sua distanza',
        'Distanza misurata',
        'Tag su un carrello, con il suo cerchio di incertezza',
      ],
    },
    geometry: {
      caption:
        'Quattro ancore agli angoli di un edificio e un carrello al centro. I percorsi verso il tag si incrociano ad angoli ampi e l’errore resta piccolo.',
      marks: [
        'Ancora sull’asse dei pilastri',
        'Pilastro',
        'Tag: i percorsi arrivano da quattro direzioni',
      ],
    },
    speed: {
      caption:
        'Una zona di velocità davanti alle scaffalature, un carrello con carico appena entrato e un pedone.',
      marks: [
        'Bordo della zona di velocità, dove inizia il limite',
        'Carrello con carico e traccia dei suoi ultimi secondi',
        'Pedone',
      ],
    },
    crossing: {
      caption:
        'Un carrello e un pedone davanti a un incrocio cieco. Ognuno ha un’area che può raggiungere prima di fermarsi; dove le due aree si toccano scatta un avviso.',
      marks: [
        'Spazio di arresto del carrello con carico',
        'Pedone con tag',
        'Testata della scaffalatura che li nasconde l’uno all’altro',
      ],
    },
    standing: {
      caption:
        'Quattro carrelli di una flotta: tre sono fermi a lato, uno è in viaggio e ha atteso in quattro punti. La dimensione del cerchio indica la durata della sosta.',
      marks: [
        'Fermi a lato: la sola posizione non indica se sono spenti o accesi',
        'Attesa lungo il percorso',
        'Ultima sosta prima del deposito',
      ],
    },
    flow: {
      caption:
        'Cinque canali di uno stoccaggio a blocchi. Più un pallet è scuro, più è vecchio; un carrello ne preleva uno fuori ordine.',
      marks: [
        'Pallet più vecchio, il prossimo a uscire',
        'Pallet prelevato fuori ordine',
        'Carrello che lo preleva',
      ],
    },
    heat: {
      caption:
        'Passaggi dei carrelli per riquadro di pavimento in un turno. Il colore indica quanto un punto è trafficato, non quanto è pericoloso.',
      marks: [
        'Incrocio con più passaggi',
        'Corsia principale',
        'Corsia laterale con pochi passaggi',
      ],
    },
    privacy: {
      caption:
        'Una persona con tag e un locale in cui nessuno è localizzato. La traccia finisce alla porta.',
      marks: [
        'Locale senza posizioni: mensa, primo soccorso, RSU',
        'Porta: qui finiscono le posizioni',
        'Persona con tag nell’area di lavoro',
      ],
    },
    exchange: {
      caption:
        'Un ordine, dalla scaffalatura alla baia. Il WMS indica ubicazione e baia; il sistema di localizzazione comunica il percorso.',
      marks: [
        'Ubicazione indicata dall’ordine',
        'Percorso misurato del carrello',
        'Punto davanti alla baia in cui l’ordine finisce',
      ],
    },
    pilot: {
      caption:
        'Un magazzino in due metà. Una ha le ancore e viene misurata, l’altra resta com’è fino al risultato.',
      marks: [
        'Metà con ancore, misurata dal progetto pilota',
        'Altra metà, per il confronto',
        'Confine del progetto pilota',
      ],
    },
  },
} satisfies Translated<typeof en>
