import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import {
  ClusterRegistry,
  collectDefaultMetrics,
  Gauge as PrometheusGauge,
  Histogram,
  Registry,
} from '@prometheus-io/client'
import { second } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Metrics } from './metrics.ts'

/** Of methods that anybody may invent. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** In place of a route. */
const memory = 'memory'

/** The metrics of this process; a worker's are handed to the primary when it is asked. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  if (cluster.isWorker) {
    ClusterRegistry.setRegistries(registry)
    // Answers the primary from now on.
    void new ClusterRegistry()
  }
  const routes = new WeakMap<IncomingMessage, string>()
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: `Time from the request headers to the last byte of the response, by route (${memory}: no route was called)`,
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  })

  /** 499: the client has gone before. */
  const observe = (route: string, method: string, status: number, began: number) =>
    answers.observe({ route, method, status }, (performance.now() - began) / second)

  return {
    measured: (listener) => (request, response) => {
      const began = performance.now()
      response.once('close', () => {
        const { method = 'other' } = request
        observe(
          routes.get(request) ?? memory,
          methods.has(method) ? method : 'other',
          response.writableFinished ? response.statusCode : 499,
          began,
        )
      })
      listener(request, response)
    },
    setRoute: (request, route) => void routes.set(request, route),
    gauge({ read, ...gauge }) {
      registry.registerMetric(
        new PrometheusGauge({
          ...gauge,
          registers: [],
          async collect() {
            this.set(await Promise.try(read).catch(() => NaN))
          },
        }),
      )
    },
    text: () => registry.metrics(),
  }
}

/** Of all workers together; made in the primary before they are. */
export function workersMetrics(): Pick<Metrics, 'text'> {
  const registry = new ClusterRegistry()
  return { text: () => registry.clusterMetrics() }
}

/** Answers `GET /metrics`, and nothing else, on a port that only operators reach. */
export async function serveMetrics(
  { text }: Pick<Metrics, 'text'>,
  { HOST: host, METRICS_PORT: port }: Config,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end()
    text().then(
      (body) => response.setHeader('content-type', Registry.PROMETHEUS_CONTENT_TYPE).end(body),
      () => response.writeHead(503).end(),
    )
  }).listen({ host, port })
  await once(server, 'listening')
  return server
}
