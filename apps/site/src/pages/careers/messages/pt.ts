import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt: Translated<typeof en> = {
  title: 'Carreiras: ofertas de emprego',
  description:
    'Ofertas de emprego em Londres e Lisboa, como saber da próxima e como enviar uma candidatura espontânea.',
  heading: 'Ofertas de emprego',
  lead: 'O nosso trabalho é indicar lugares, em metros e com o respetivo erro. Os lugares por preencher estão nesta página, cada um com remuneração, local e tarefas.',
  openings: {
    none: 'De momento não há ofertas em aberto.',
    next: 'Não mantemos uma bolsa de candidaturas. A newsletter anuncia a próxima oferta. Se a sua experiência nos puder interessar, envie-nos uma candidatura espontânea.',
    allGenders: '(m/f/d)',
    posted: 'publicada em {date}',
    apply: 'Candidatar-se',
  },
  desk: {
    caption:
      'Planta de um pequeno escritório junto ao armazém: uma secretária com dois ecrãs, uma cadeira vazia, uma parede com a porta aberta, duas filas de estantes e um empilhador parado.',
    free: 'livre',
    block: ['Armazém com escritório, planta', 'Grelha de 2 m, armazém de exemplo'],
  },
  unasked: {
    title: 'Candidatura espontânea',
    points: {
      what: {
        name: 'O que enviar',
        text: 'Basta uma página: o que construiu, instalou ou descobriu, e em que armazém ou sistema funciona. Um link diz mais do que um certificado.',
      },
      where: {
        name: 'Onde',
        text: 'Londres ou Lisboa. Cada oferta indica se o trabalho pode ser feito a partir de outro local.',
      },
      pay: {
        name: 'Remuneração',
        text: 'Cada oferta indica um intervalo. Sem oferta não indicamos nenhum.',
      },
    },
    subject: 'Candidatura espontânea',
    newsletter: 'Receber o aviso pela newsletter',
    privacy: 'O que acontece aos seus dados',
  },
}
