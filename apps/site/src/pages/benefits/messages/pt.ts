import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Vantagens: valor, definição e limite',
  description:
    'Segurança, eficiência, capacidade, obrigações legais e CO₂: com que dados se mede cada valor, quando conta um evento e a sua linha na estimativa.',
  heading: 'Cinco efeitos num só balanço',
  lead: 'Para cada efeito indica-se com que dados se mede o valor, quando conta um evento e o que o valor não indica. No fim está a linha da estimativa em que o efeito se torna um montante.',
  warning:
    'Os valores vêm de três clientes anónimos. Não são uma previsão para o seu armazém e não se podem somar.',
  ledger: {
    title: 'Nove resultados e uma estimativa na mesma escala',
    lead: 'Todas as barras têm a mesma escala. Em duas das cinco linhas não há resultado de um caso, o que fica indicado.',
    measured: 'Mede-se a partir de',
    counted: 'Conta quando',
    isNot: 'O que não indica',
    line: 'A sua linha na estimativa',
    study: 'Caso de sucesso {number}',
    none: 'Sem resultado de um caso',
    example:
      'Montantes: exemplo da estimativa para {country}, {forklifts} empilhadores elétricos, {shifts} turnos, {pallets} paletes por ano, sem IVA. Calculados com a lista de preços publicada, não medidos.',
  },
  rows: {
    safety: {
      name: 'Segurança',
      measured:
        'Embates: os picos de aceleração do empilhador, com hora e local. Excessos de velocidade: a velocidade do empilhador numa zona com limite.',
      counted:
        'Um embate conta acima de um limiar; um excesso de velocidade, a partir de uma certa duração. Os dois limiares acordam-se em cada armazém, e outro limiar dá outra contagem.',
      isNot:
        'Não é uma contagem de acidentes nem de lesões, e nada permite concluir sobre os prémios de seguro. Muitos acidentes têm causas que nenhuma posição mostra, como a queda de uma carga.',
    },
    efficiency: {
      name: 'Eficiência',
      measured:
        'As posições dos empilhadores, as horas das encomendas no WMS e o ponto de depósito de cada palete lida.',
      counted:
        'O tempo de resposta vai da encomenda ao primeiro movimento; o tempo de procura, {searchSpan}; o tempo de recolha termina quando a palete deixa a localização. A inatividade obtém-se da curva de velocidade mais abaixo.',
      isNot:
        'Os minutos libertados ainda não são dinheiro. Passam a sê-lo quando um turno, uma hora extraordinária ou um empilhador deixa de ser necessário.',
    },
    capacity: {
      name: 'Capacidade',
      measured:
        'Os empilhadores em movimento ao mesmo tempo, por quarto de hora. As paletes pousadas, por turno.',
      counted:
        'Um empilhador é dispensável se, num ciclo completo, a hora mais intensa tivesse sido possível sem ele.',
      isNot:
        'Os dois valores da frota vêm de dois armazéns: {night} diz respeito a um turno da noite; {fleet}, a uma frota inteira. Na época baixa, qualquer frota parece grande de mais.',
    },
    compliance: {
      name: 'Obrigações legais',
      measured:
        'As verificações antes do turno, com empilhador, hora, ponto e resultado. As paletes que saem fora de ordem, com canal, hora e motivo.',
      counted:
        'Uma verificação conta se todos os pontos tiverem resposta antes de o empilhador ser usado. Uma exceção conta se uma palete mais recente sair antes de outra mais antiga.',
      isNot:
        'O registo comprova a verificação diária exigida por regras como a 29 CFR 1910.178(q)(7) nos Estados Unidos.[^osha1910178] Não substitui a inspeção anual feita por um perito[^dguv68] nem o exame completo exigido na Grã-Bretanha[^lolerExamination]. Nenhum dos nove resultados mede o FIFO.',
    },
    co2: {
      name: 'CO₂',
      measured:
        'Este valor é calculado a partir dos percursos e da inatividade evitados segundo a estimativa, da energia de um empilhador por hora e de {factor} kg de CO₂e por kWh de eletricidade ({country}).',
      counted: 'Só conta a redução do tempo de procura, do tempo de recolha e da inatividade.',
      isNot:
        'Não é um valor auditado. Um relatório de sustentabilidade usa fatores de conversão oficiais.[^conversionFactors]',
    },
  },
  co2: {
    tons: 't de CO₂e por ano',
    perPallet: 'kg de CO₂e por palete',
    computed: 'Exemplo, calculado',
  },
  curve: {
    title: 'De uma curva obtêm-se dois valores',
    lead: 'A velocidade de um empilhador durante {minutes} minutos. Três valores decidem o que conta: o limite, durante quanto tempo pode ser excedido e durante quanto tempo um empilhador ligado pode estar parado. Acordam-se antes do primeiro relatório.',
    description:
      'Curva de velocidade de um empilhador com o seu limite. Um troço acima do limite dura o bastante para contar como excesso, outro é curto de mais. Duas paragens contam como inatividade; outras duas, mais curtas, não.',
    limit: 'Limite {limit}',
    minutes: 'min',
    kinds: {
      speeding: 'Excesso de velocidade: pelo menos {seconds} acima do limite',
      brief: 'Acima do limite, mas demasiado curto',
      idling: 'Inatividade: ligado e parado durante pelo menos {seconds}',
      stop: 'Paragem para recolher a carga: demasiado curta',
    },
    total: 'Neste percurso contam {speeding} de excesso de velocidade e {idling} de inatividade.',
    block: ['Um empilhador, um percurso', 'Dados e valores de exemplo'],
  },
  rules: {
    title: 'Antes de usar os valores',
    items: {
      add: {
        title: 'As percentagens não se somam',
        text: 'São três clientes, três armazéns e nove valores. O tempo de procura e o tempo de resposta sobrepõem-se, e os valores de duas frotas não fazem uma só frota.',
      },
      once: {
        title: 'Cada montante tem a sua linha',
        text: 'Na estimativa, cada montante está numa só linha, e a soma das linhas é o benefício anual. As horas libertadas contam apenas em parte; essa percentagem é um pressuposto publicado. Não estão incluídos a integração com o seu WMS, as plataformas elevatórias, a cablagem nem as horas dos seus colaboradores.',
      },
      first: {
        title: 'Começar por um valor conhecido',
        text: 'Primeiro a segurança ou a rapidez? Começa-se pelo efeito para o qual já exista um valor anterior: os embates da lista de reparações ou uma semana de tempos de procura anotados. Sem valor anterior não se pode mostrar nenhuma variação.',
      },
      who: {
        title: 'Medem-se empilhadores, não pessoas',
        text: 'Os relatórios tratam de empilhadores, turnos e locais, sem classificações de pessoas. Logo que se possa saber quem conduzia, a posição é um dado pessoal: as finalidades, o nível de detalhe e o prazo de conservação acordam-se com a comissão de trabalhadores antes da primeira tag.',
      },
    },
    own: 'Calcular com os seus dados',
    method: 'Como se calcula',
  },
} satisfies Translated<typeof en>
