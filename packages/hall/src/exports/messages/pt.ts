import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt: Translated<typeof en> = {
  title: 'Levar a planta do armazém',
  lead: 'A planta do armazém fica no seu navegador até que a envie a alguém.',
  name: 'Nome da planta do armazém',
  nameHint: 'Consta no desenho e nos nomes dos ficheiros.',
  files: {
    svg: 'Desenho (SVG)',
    csv: 'Lista de materiais (CSV)',
    json: 'Planta do armazém (JSON)',
  },
  paper: 'Papel',
  print: 'Imprimir ou guardar em PDF',
  openFile: 'Abrir uma planta do armazém (JSON)',
  dropHint:
    'Também pode arrastar o ficheiro para qualquer ponto desta página. Com «Anular» volta a planta do armazém atual.',
  share: 'Link',
  copyLink: 'Copiar o link da planta do armazém',
  sendLink: 'Partilhar o link',
  linkByHand: 'Link da planta do armazém',
  linkHint:
    'O link contém toda a planta do armazém, os empilhadores e as definições do turno. Quem o tiver pode vê-los.',
  device: 'Neste dispositivo',
  forget: 'Esquecer esta planta do armazém',
  next: 'Próximos passos',
  estimate: 'Usar estes dados na estimativa',
  estimateHint:
    'A área, os corredores, o seu comprimento médio e os empilhadores ficam lá preenchidos.',
  discuss: 'Falar sobre esta planta do armazém',
  withLink: 'Juntar o link da planta do armazém',
  summary: 'A sua mensagem começará assim',
  both: {
    title: 'Duas plantas do armazém',
    text: 'Está a ver a planta do armazém do link. A sua última planta do armazém está guardada neste dispositivo. Até escolher, continua lá, e as alterações à do link não são guardadas.',
    keepLink: 'Continuar com a do link',
    openOwn: 'Abrir a minha',
  },
  script: {
    untitled: 'Planta do armazém',
    date: 'Data: {date}',
    version: 'Constantes do modelo do armazém: versão {version}',
    shares: '{fine} muito boa, {good} boa, {weak} fraca, {none} sem posição',
    size: '{area}, {anchors} âncoras',
    anchorColumns: ['Âncora', 'x, m', 'y, m', 'Altura, m', 'Alcance, m'],
    notAPlan: 'Isto não é a planta de um armazém. A que está no ecrã não foi alterada.',
    tooLarge:
      'Esta planta do armazém ultrapassa 256 KB, ou o seu link 8000 caracteres. A que está no ecrã não foi alterada.',
    brokenLink:
      'O link está danificado: não contém a planta de um armazém. Mesmo assim, pode desenhar aqui.',
    otherVersion:
      'O link vem de outra versão do simulador e não pode ser lido aqui. A planta do armazém atual não foi alterada.',
    unreadable: 'Não foi possível ler o ficheiro. A planta do armazém atual não foi alterada.',
    opened: 'A planta do armazém está aberta. Com «Anular» volta a anterior.',
    faulty:
      'A planta do armazém está aberta. É preciso corrigir alguns pontos antes de haver um mapa.',
    fromLink: 'Está a ver a planta do armazém do link.',
    continued: 'Esta é a sua última planta do armazém, guardada neste dispositivo.',
    kept: 'Esta planta do armazém está guardada neste dispositivo.',
    notKept:
      'Este navegador não guarda a planta do armazém: o armazenamento está cheio ou bloqueado. Guarde-a em JSON.',
    nothingKept: 'Ainda não há nenhuma planta do armazém sua guardada neste dispositivo.',
    forgotten: 'A planta do armazém já não está guardada neste dispositivo. Continua no ecrã.',
    copied: 'O link está copiado.',
    notCopied:
      'Não foi possível copiar nem partilhar o link. Está selecionado no campo por baixo dos botões.',
    tooLong:
      'Esta planta do armazém é demasiado grande para um link. Guarde-a em JSON e envie o ficheiro.',
    longMessage:
      'Com o link, a mensagem seria demasiado longa. Pode enviar-nos a planta do armazém em JSON quando lhe respondermos.',
    discuss: [
      'Desenhei a planta de um armazém: {name}',
      '{area}, corredores: {aisles}, comprimento médio dos corredores {length}',
      'Âncoras: {anchors}, {share} da área transitável muito boa ou boa',
      'Empilhadores: {trucks}',
    ],
    planLink: 'Planta do armazém: {link}',
  },
}
