import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Documentos sin formulario',
  lead: 'Fichas técnicas, folletos y casos de éxito, cada uno con su fecha, su tamaño y sus idiomas. Para descargarlos no hace falta dejar ninguna dirección de correo.',
  limit:
    'Las fichas técnicas recogen solo los valores publicados. Si un valor no está publicado, la fila lo indica.',
  description:
    'Fichas técnicas, folletos y casos de éxito sobre localización en tiempo real en el almacén, en PDF, en seis idiomas y sin registro.',
  typeTitle: 'Documentos: {type}',
  filter: 'Tipo de documento',
  allTypes: 'Todos los tipos',
  types: {
    datasheet: 'Fichas técnicas',
    brochure: 'Folletos',
    'case-study': 'Casos de éxito',
  },
  download: 'Descargar',
  fileAs: '{format}, {size}',
  since: 'Archivo del {date}',
  languages: 'Otros idiomas de «{title}»',
  checksum: 'Comprobar el archivo',
  digest: 'SHA-256, primeros 32 dígitos',
  empty: 'Lo sentimos, no se han encontrado documentos.',
  emptyAdvice: 'Es posible que haya documentos de otro tipo o en otro idioma.',
  allDocuments: 'Todos los documentos',
} satisfies Translated<typeof en>
