import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  heading: 'Vídeos que esperam pelo seu clique',
  lead: 'Nenhum vídeo começa sozinho. O texto ao lado descreve, segundo a segundo, o que acontece e pode ser lido em vez do vídeo.',
  description:
    'Vídeos curtos e webinars sobre localização em tempo real no armazém: nada é carregado antes do clique, e cada vídeo tem a sua descrição.',
  videos: 'Vídeos',
  webinars: 'Webinars',
  play: 'Reproduzir',
  transcript: 'O que o vídeo mostra',
  fileAs: '{format}, {size}',
  download: 'Transferir',
  since: 'Ficheiro de {date}',
  noVideos: 'Lamentamos, não foram encontrados vídeos.',
  noVideosAdvice:
    'Entretanto, o armazém da página inicial está em movimento: empilhadores, paletes e um cruzamento, com a idade dos dados.',
  noWebinars: 'De momento não há webinars.',
  noWebinarsAdvice: 'As novas datas são anunciadas nos eventos e na newsletter.',
  eventsLink: 'Ver os eventos',
} satisfies Translated<typeof en>
