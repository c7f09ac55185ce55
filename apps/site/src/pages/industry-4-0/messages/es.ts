import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Industria 4.0 en el almacén: un turno contado dos veces',
  description:
    'Los mismos minutos de un turno de tarde, por radio y con posiciones medidas; cuándo compensa medir, cuándo no y siete condiciones que conviene revisar.',
  heading: 'Un turno contado dos veces',
  lead: 'Turno de tarde: un palé no está en su ubicación y un remolque espera en el muelle 2. Los mismos minutos se cuentan una vez por radio y otra con posiciones medidas.',
  same: 'En la segunda versión nada va más deprisa. Lo que cambia es que cada minuto tiene un lugar y un motivo.',
  told: {
    title: 'Los mismos minutos en dos registros',
    lead: 'Datos de ejemplo: una carretilla, un pedido. Horas, recorridos y paradas son idénticos en las dos versiones.',
    choose: 'Registro',
    time: 'Hora',
    call: 'Llamada',
    move: 'Qué hace la carretilla',
    radio: {
      name: 'Por radio',
      title: 'Hoja de turno, canal 3',
      calls: {
        order: '«F-03, el palé 4711 al muelle 2, por favor.»',
        empty: '«Pasillo B, la ubicación está vacía.»',
        neither: '«Tampoco en el A ni en el C. ¿Alguien lo ha visto?»',
        found: '«Aquí está, junto a la estantería aislada.»',
        done: '«Muelle 2, palé en el suelo.»',
      },
      caption:
        'Plano de una parte de la nave de ejemplo con los lugares que se nombraron por radio. Los recorridos entre ellos se desconocen.',
      total: 'Constan {times} llamadas y {places} lugares de la carretilla.',
    },
    measured: {
      name: 'Medido',
      title: 'Registro de la carretilla F-03',
      legs: {
        toB: 'Va al pasillo B',
        inB: 'Busca en el pasillo B',
        inA: 'Busca en el pasillo A',
        inC: 'Busca en el pasillo C',
        back: 'Vuelve',
        crossing: 'Espera en el cruce',
        behind: 'Busca junto a la estantería aislada',
        pick: 'Recoge el palé',
        toDock: 'Va al muelle 2',
        atDock: 'Espera en el muelle 2',
        setDown: 'Deja el palé',
      },
      kinds: { drive: 'Circular', search: 'Buscar', wait: 'Esperar', handle: 'Recoger y dejar' },
      caption:
        'El mismo plano con todos los recorridos y paradas; un círculo mayor es una parada más larga. Las dos esperas largas no dependen del carretillero: una se debe a un cruce; la otra, a un muelle que no está listo.',
      total: 'Constan {minutes} y {metres}, cada minuto con su lugar y su motivo.',
    },
  },
  essay: {
    monday: {
      title: 'Qué cambia el lunes por la mañana',
      text: [
        'En el SGA consta lo que se escaneó. Lo que ocurre entre dos lecturas no consta en ninguna parte: la búsqueda, la cola en el muelle, el recorrido en vacío.',
        'Con un tag en la carretilla, esos minutos se convierten en tiempos y distancias. El lunes por la mañana, el jefe de turno abre un informe con las esperas de la semana por muelle y empieza por la más larga.',
      ],
      note: 'En la preparación de pedidos en estantería, cerca de la mitad del tiempo de trabajo es desplazamiento.[^pickingTravel]',
    },
    minutes: {
      title: 'Adónde van los minutos',
      text: [
        'Circulan muchas cifras sobre búsquedas e inactividad, casi todas de proveedores. Es mejor medir las propias: las primeras semanas de una prueba piloto dan una línea base sin cambiar nada más.',
        'Hay clientes anónimos que registraron una variación del {search} en el tiempo de búsqueda y del {orderResponse} en el tiempo de respuesta a pedidos, cada una en un solo almacén. Esas cifras no son un pronóstico para otro.',
      ],
      note: 'Las flotas suelen ser mayores de lo necesario porque las decide el pico de trabajo.[^fleetSize] En un caso de éxito, la variación de las carretillas en el turno de noche fue del {night}.',
    },
    pays: {
      title: 'Cuándo compensa y cuándo no',
      text: [
        'Declaramos que la inversión se recupera, de media, en menos de {months} meses. En los {sites} almacenes calculados en que se basa esa cifra, todos con dos o tres turnos, la media es de {mean} meses. Con un solo turno es de {oneShift} meses.',
        'A un almacén pequeño, con un turno y pocas carretillas, a menudo le conviene más una pizarra. La estimación muestra de qué lado está cada almacén y qué supuesto lo decide.',
      ],
      note: 'Los plazos de recuperación se calculan con una lista de precios publicada; no son mediciones.',
    },
    leaves: {
      title: 'Qué sigue en manos de las personas',
      text: [
        'El sistema mide movimientos. No planifica el trabajo ni dirige las carretillas. Una nave mal distribuida lo sigue estando, solo que ahora se ve.',
        'El índice de madurez de acatech tiene seis niveles.[^acatech] La localización aporta el tercero y datos para el cuarto. El quinto y el sexto quedan fuera de nuestro alcance.',
      ],
      note: 'Los seis niveles del índice',
    },
    people: {
      title: '¿Es el primer paso para controlar a la plantilla?',
      text: [
        'Llevan tag las carretillas, los palés y las herramientas; las personas, solo donde se haya acordado. Pero la posición de una carretilla es un dato personal en cuanto alguien puede decir quién la conducía.',
        'El consentimiento de la plantilla casi nunca justifica este tratamiento, que ha de ser necesario, proporcionado y conocido por ella.[^wp249] Por eso las finalidades, los accesos y los plazos de conservación se acuerdan antes del primer tag. Las clasificaciones de personas no forman parte del producto.',
      ],
      note: 'El artículo 90 de la Ley Orgánica 3/2018 exige informar previamente, de forma expresa, clara e inequívoca, a la plantilla y a sus representantes.[^spainWork] Esto no es asesoramiento jurídico.',
    },
    cloud: {
      title: '¿Otro sistema más para informática?',
      text: [
        'Sí. Los tags y las anclas forman una red de radio propia, las pasarelas la conectan con la red de la empresa y el SGA recibe eventos por una interfaz REST.',
        'Dónde se aloja la plataforma, cómo se conceden los accesos y cuánto tiempo se conservan los datos figura en el presupuesto. Conviene preguntarlo antes de la prueba piloto.',
      ],
      note: 'El almacén ha de poder trabajar con la pantalla apagada: la disponibilidad declarada es de hasta el {uptime}.',
    },
    method: 'Cómo se calcula la media',
    stages: [
      'Informatización',
      'Conectividad',
      'Visibilidad',
      'Transparencia',
      'Capacidad predictiva',
      'Adaptabilidad',
    ],
    reached: 'se alcanza',
    fed: 'recibe datos',
  },
  conditions: {
    title: 'Siete condiciones que deben cumplirse',
    lead: 'Una lista para imprimir. Si quedan dos líneas vacías, conviene empezar por ellas.',
    items: {
      shifts: {
        title: 'Dos turnos o más, o carretillas en uso todo el día',
        why: 'El coste del hardware se reparte entre las horas de uso de las carretillas.',
      },
      bottleneck: {
        title: 'Las carretillas son el cuello de botella',
        why: 'Si la mercancía espera a que la preparen o a que lleguen los papeles, acortar recorridos cambia poco.',
      },
      zones: {
        title: 'Alguien responde de las zonas',
        why: 'Una zona que nadie mantiene genera alertas que nadie lee.',
      },
      plan: {
        title: 'Existe un plano de la nave a escala',
        why: 'Paredes, estanterías y muelles deciden dónde van las anclas.',
      },
      council: {
        title: 'El comité de empresa participa antes de la instalación',
        why: 'Un acuerdo que se busca al final puede detener todo el proyecto.',
      },
      interface: {
        title: 'El SGA tiene una interfaz',
        why: 'De él llegan las horas de los pedidos y los números de palé. Sin esos datos no se sabe a qué pedido corresponde una espera ni qué palé está en cada lugar.',
      },
      action: {
        title: 'Alguien actúa según los informes',
        why: 'Una cifra que no lleva a ninguna decisión no ahorra nada.',
      },
    },
    end: 'Si la lista sale bien, deciden sus propias cifras. Bastan seis campos para una primera estimación, que no sale de su navegador.',
    estimate: 'Calcular para su almacén',
  },
} satisfies Translated<typeof en>
