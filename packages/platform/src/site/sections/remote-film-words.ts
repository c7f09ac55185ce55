import type { Dictionaries } from '#src/i18n/translate.ts'

interface RemoteFilmWords {
  /** The link, without script. */
  watch: string
  /** The button. */
  load: string
  /** What pressing it means. */
  told: string
}

/** What stands at a film of another host, which nothing loads before somebody asks for it. */
export const remoteFilmWords: Dictionaries<RemoteFilmWords> = {
  en: {
    watch: 'Watch at {host}',
    load: 'Load video from {host}',
    told: 'When the video loads, {host} receives your IP address.',
  },
  de: {
    watch: 'Bei {host} ansehen',
    load: 'Video von {host} laden',
    told: 'Beim Laden erhält {host} Ihre IP-Adresse.',
  },
  es: {
    watch: 'Ver en {host}',
    load: 'Cargar vídeo de {host}',
    told: 'Al cargarse el vídeo, {host} recibe su dirección IP.',
  },
  fr: {
    watch: 'Voir sur {host}',
    load: 'Charger la vidéo depuis {host}',
    told: 'Dès le chargement, {host} reçoit votre adresse IP.',
  },
  it: {
    watch: 'Guarda su {host}',
    load: 'Carica il video da {host}',
    told: 'Al caricamento del video {host} riceve il vostro indirizzo IP.',
  },
  pt: {
    watch: 'Ver em {host}',
    load: 'Carregar vídeo de {host}',
    told: 'Ao carregar o vídeo, {host} recebe o seu endereço IP.',
  },
}
