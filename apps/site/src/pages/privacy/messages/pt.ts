import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Política de privacidade',
  description:
    'Que dados pessoais este site recolhe, para quê, durante quanto tempo e que direitos existem. Sem rastreio, publicidade nem conteúdos de terceiros.',
  draft: 'Rascunho, a rever por um jurista antes da publicação.',
  lead: 'Recolhemos o que se escreve num formulário, para a finalidade nele indicada. Este site não rastreia a sua navegação.',
  sections: {
    responsible: {
      title: 'Responsável pelo tratamento',
      text: [
        'A {company} é a responsável pelo tratamento dos dados recolhidos neste site. Tem escritórios em Londres e Lisboa e pode ser contactada através de {email}.',
        'A sede social, o número de registo e, se necessário, o representante na União e o encarregado da proteção de dados serão acrescentados após a revisão jurídica.',
      ],
      points: [],
    },
    data: {
      title: 'Que dados recolhemos e para quê',
      text: [
        'Cada tipo de dados tem uma só finalidade. Não combinamos os dados para criar perfis.',
      ],
      points: [
        'Pedido de demonstração: nome, e-mail, empresa e país são necessários; telefone, cargo, setor, subsetor, caso de utilização e comentários são facultativos. Guardamos também o idioma da página, a data e a hora e as anotações dos nossos colaboradores sobre o tratamento do pedido. Finalidade: responder e preparar a demonstração. Fundamento jurídico: diligências pré-contratuais a seu pedido, artigo 6.º, n.º 1, alínea b) do RGPD.',
        'Newsletter: o endereço de e-mail, o idioma e a página do formulário, a versão do texto junto ao formulário e os momentos da subscrição, da confirmação e do cancelamento. Finalidade: enviar a newsletter e comprovar o consentimento. Só enviamos a newsletter depois de a subscrição ser confirmada através do link que enviamos por e-mail, e cada edição permite cancelar a subscrição com um clique. Fundamento jurídico: o seu consentimento, artigo 6.º, n.º 1, alínea a) do RGPD.',
        'Início de sessão: um cookie de sessão e um cookie que reconhece um navegador já utilizado, para que ninguém possa bloquear uma conta experimentando palavras-passe. Ambos são criados apenas quando os nossos colaboradores acedem à área reservada e são cookies estritamente necessários para esse fim. Quem visita o site não recebe qualquer cookie.',
        'Endereço IP: serve para limitar o número de pedidos, para evitar o abuso dos formulários, e para escolher o país cujos preços a calculadora mostra, com uma tabela no nosso próprio servidor. Fica por pouco tempo em memória ou, durante um dia no máximo, na base de dados como hash com chave secreta; o endereço em si não é guardado. Fundamento jurídico: o nosso interesse legítimo num site que funcione, artigo 6.º, n.º 1, alínea f) do RGPD.',
        'Visualizações de páginas: o nosso servidor conta quantas vezes por dia cada página é vista, em que idioma, a partir de que site ou campanha, e quantos pedidos de demonstração têm origem nela. A contagem faz-se sem cookies, scripts, endereços IP nem identificadores, pelo que os números não podem ser associados a ninguém. Não são contados os motores de busca e outros robôs, nem os navegadores que enviam o sinal Global Privacy Control.',
      ],
    },
    device: {
      title: 'O que fica no seu dispositivo',
      text: [
        'O navegador guarda cópias das páginas visitadas, e também da página inicial, do formulário de demonstração e de algumas outras páginas no seu idioma, para as abrir sem ligação à Internet. Regista ainda que o aviso de idioma foi fechado, conserva a última planta do armazém desenhada no simulador, com as definições do seu turno, até a mandar esquecer nele, conserva para o simulador o armazém e o número de empilhadores da última estimativa até o exemplo ser reposto na calculadora, e guarda o texto por enviar de um formulário enquanto o site se atualiza. Tudo fica no dispositivo, não nos é enviado e desaparece quando se apagam os dados deste site.',
        'Os valores introduzidos na calculadora ficam no endereço da página, depois do sinal #. Os navegadores não nos enviam essa parte, mas ela fica no histórico do navegador e em cada link que copiar. Só recebemos os valores se no-los enviar com um pedido de demonstração. Sem JavaScript, o cálculo é feito no nosso servidor, que não guarda nada.',
        'Um pedido de demonstração enviado sem ligação fica no dispositivo, com a sua escolha sobre a newsletter. É-nos enviado uma única vez, quando a ligação volta e uma página deste site está aberta; até lá, pode apagá-lo. Passados 7 dias já não é enviado e é apagado na visita seguinte.',
      ],
      points: [],
    },
    not: {
      title: 'O que não fazemos',
      text: [],
      points: [
        'Não analisamos o comportamento de cada visitante nem fazemos publicidade',
        'Não usamos conteúdos, tipos de letra nem scripts de terceiros. Um vídeo ou um mapa de outro fornecedor só é carregado quando clica no botão que o nomeia; esse fornecedor recebe então o seu endereço IP',
        'Não vendemos nem trocamos endereços: nunca cedemos o seu e-mail a terceiros',
        'Não tomamos decisões automatizadas sobre pessoas',
      ],
    },
    recipients: {
      title: 'Destinatários dos dados',
      text: [
        'Os destinatários são os nossos colaboradores que respondem aos pedidos e enviam a newsletter. Os subcontratantes que alojam o site, entregam os nossos e-mails ou gerem um sistema de vendas que recebe os pedidos de demonstração tratam os dados por nossa conta e apenas segundo as nossas instruções. Os seus nomes e as garantias para qualquer tratamento fora do Reino Unido e do Espaço Económico Europeu serão acrescentados após a revisão jurídica.',
      ],
      points: [],
    },
    retention: {
      title: 'Prazos de conservação',
      text: [
        'Os prazos de conservação dos pedidos de demonstração, dos registos do consentimento para a newsletter e das contas dos colaboradores serão fixados na revisão jurídica. Até lá, os pedidos e esses registos são conservados até ser pedido o seu apagamento.',
      ],
      points: [
        'Subscrição não confirmada: apagada ao fim de 7 dias',
        'Pedido de demonstração ou subscrição que pareça enviado por um programa: apagado ao fim de 30 dias, salvo se os nossos colaboradores o reconhecerem como autêntico',
        'E-mails e avisos sobre o pedido ou a subscrição: conteúdo apagado 30 dias após o envio',
        'Endereço da newsletter: deixa de ser usado a partir do momento do cancelamento',
        'Se se opuser a receber qualquer newsletter: fica um hash do endereço de e-mail com chave secreta, a partir do qual o endereço não pode ser lido. Impede que alguém volte a subscrever com esse endereço',
      ],
    },
    rights: {
      title: 'Direitos do titular dos dados',
      text: [
        'Pode pedir o acesso aos seus dados, a retificação, o apagamento ou a limitação do tratamento e a portabilidade dos dados. Pode opor-se ao tratamento baseado no nosso interesse legítimo e retirar um consentimento a qualquer momento, sem comprometer a licitude do tratamento anterior. Escreva para {email}; poderemos ter de confirmar a sua identidade.',
        'Pode também apresentar reclamação a uma autoridade de controlo: no Reino Unido, o Information Commissioner’s Office; em Portugal, a Comissão Nacional de Proteção de Dados (CNPD); ou a do Estado da sua residência habitual.',
      ],
      points: [],
    },
    customers: {
      title: 'Dados nas instalações dos nossos clientes',
      text: [
        'Esta política abrange este site. Quando um cliente utiliza o nosso sistema, é esse cliente que decide o que é localizado e é ele o responsável pelo tratamento; cabe-lhe também assegurar a informação e a participação dos trabalhadores.',
      ],
      points: [],
    },
    changes: {
      title: 'Alterações',
      text: ['Esta página será alterada antes de o site recolher outros dados.'],
      points: [],
    },
  },
  officers:
    'Se necessário, o representante na União e o encarregado da proteção de dados serão acrescentados após a revisão jurídica.',
  fixedRetention: {
    text: 'Os prazos de conservação dos registos do consentimento para a newsletter e das contas dos colaboradores serão fixados na revisão jurídica. Até lá, esses registos são conservados até ser pedido o seu apagamento.',
    point:
      'Pedido de demonstração, com as notas dos nossos colaboradores: apagado {months} após a receção',
  },
} satisfies Translated<typeof en>
