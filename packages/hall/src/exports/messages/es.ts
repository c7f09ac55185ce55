import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Llevarse el plano',
  lead: 'El plano queda en su navegador hasta que usted mismo lo envíe a alguien.',
  name: 'Nombre del plano',
  nameHint: 'Figura en el dibujo y en los nombres de los archivos.',
  files: {
    svg: 'Dibujo (SVG)',
    csv: 'Lista de materiales (CSV)',
    json: 'Plano (JSON)',
  },
  paper: 'Papel',
  print: 'Imprimir o guardar en PDF',
  openFile: 'Abrir un plano (JSON)',
  dropHint:
    'También puede arrastrar el archivo a cualquier punto de esta página. Con «Deshacer» vuelve su plano actual.',
  share: 'Enlace',
  copyLink: 'Copiar el enlace al plano',
  sendLink: 'Compartir el enlace',
  linkByHand: 'Enlace al plano',
  linkHint:
    'El enlace contiene todo el plano, las carretillas y los ajustes del turno. Quien lo tenga podrá verlos.',
  device: 'En este dispositivo',
  forget: 'Olvidar este plano',
  next: 'Próximos pasos',
  estimate: 'Usar estos datos en la estimación',
  estimateHint:
    'Allí quedan rellenados la superficie, los pasillos, su longitud media y las carretillas.',
  discuss: 'Comentar este plano',
  withLink: 'Añadir el enlace al plano',
  summary: 'Así empezará su mensaje',
  both: {
    title: 'Dos planos',
    text: 'Está viendo el plano del enlace. Su último plano está guardado en este dispositivo. Hasta que elija, seguirá ahí, y los cambios en el plano del enlace no se guardan.',
    keepLink: 'Seguir con el plano del enlace',
    openOwn: 'Abrir mi propio plano',
  },
  script: {
    untitled: 'Plano de la nave',
    date: 'Fecha: {date}',
    version: 'Constantes del modelo de la nave: versión {version}',
    shares: '{fine} muy buena, {good} buena, {weak} débil, {none} sin posición',
    size: '{area}, {anchors} anclas',
    anchorColumns: ['Ancla', 'x, m', 'y, m', 'Altura, m', 'Alcance, m'],
    notAPlan: 'Esto no es un plano de nave. Su plano actual no ha cambiado.',
    tooLarge:
      'Este plano supera los 256 KB, o su enlace los 8000 caracteres. Su plano actual no ha cambiado.',
    brokenLink: 'El enlace está dañado: no contiene ningún plano. Aun así, puede dibujar aquí.',
    otherVersion:
      'El enlace procede de otra versión del simulador y no se puede leer aquí. Su plano actual no ha cambiado.',
    unreadable: 'No se ha podido leer el archivo. Su plano actual no ha cambiado.',
    opened: 'El plano está abierto. Con «Deshacer» vuelve el anterior.',
    faulty: 'El plano está abierto. Hay que corregir algunas cosas antes de que haya un mapa.',
    fromLink: 'Está viendo el plano del enlace.',
    continued: 'Este es su último plano, guardado en este dispositivo.',
    kept: 'Este plano está guardado en este dispositivo.',
    notKept:
      'Este navegador no guarda el plano: su almacenamiento está lleno o bloqueado. Guárdelo como JSON.',
    nothingKept: 'Todavía no hay ningún plano suyo guardado en este dispositivo.',
    forgotten: 'El plano ya no está guardado en este dispositivo. Sigue en la pantalla.',
    copied: 'El enlace está copiado.',
    notCopied:
      'No se ha podido copiar ni compartir el enlace. Está seleccionado en el campo bajo los botones.',
    tooLong:
      'Este plano es demasiado grande para un enlace. Guárdelo como JSON y envíe el archivo.',
    longMessage:
      'Con el enlace, el mensaje sería demasiado largo. Puede enviarnos el plano en JSON cuando le respondamos.',
    discuss: [
      'He dibujado el plano de una nave: {name}',
      '{area}, pasillos: {aisles}, longitud media de los pasillos {length}',
      'Anclas: {anchors}, {share} de la superficie transitable muy buena o buena',
      'Carretillas: {trucks}',
    ],
    planLink: 'Plano: {link}',
  },
}
