import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  heading: 'Documentos sem formulário',
  lead: 'Fichas técnicas, brochuras e casos de sucesso, cada um com a data, o tamanho e os idiomas. Para os transferir não é preciso indicar o e-mail.',
  limit:
    'As fichas técnicas indicam apenas os valores publicados. Se um valor não estiver publicado, isso fica indicado.',
  description:
    'Fichas técnicas, brochuras e casos de sucesso sobre localização em tempo real no armazém, em PDF, em seis idiomas e sem registo.',
  typeTitle: 'Documentos: {type}',
  filter: 'Tipo de documento',
  allTypes: 'Todos os tipos',
  types: {
    datasheet: 'Fichas técnicas',
    brochure: 'Brochuras',
    'case-study': 'Casos de sucesso',
  },
  download: 'Transferir',
  fileAs: '{format}, {size}',
  since: 'Ficheiro de {date}',
  languages: 'Outros idiomas de «{title}»',
  checksum: 'Verificar o ficheiro',
  digest: 'SHA-256, primeiros 32 dígitos',
  empty: 'Lamentamos, não foram encontrados documentos.',
  emptyAdvice: 'Pode haver documentos de outro tipo ou noutro idioma.',
  allDocuments: 'Todos os documentos',
} satisfies Translated<typeof en>
