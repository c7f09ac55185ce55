import type { IncomingMessage, RequestListener } from 'node:http'

/** A value that is read whenever somebody asks for the metrics. */
export interface Gauge {
  /** As Prometheus has them: `page_cache_bytes`. */
  name: string
  help: string
  /** Not a number is shown where it fails. */
  read(): number | Promise<number>
  /** How the values of several workers make one; the sum unless said otherwise. */
  aggregator?: 'sum' | 'max'
}

/** What operators watch a process by; absent where `METRICS_PORT` is. */
export interface Metrics {
  /** Counts and times the answers of the listener. */
  measured(listener: RequestListener): RequestListener
  /** Says which route answers a request; the answer to any other came from memory. */
  setRoute(request: IncomingMessage, route: string): void
  gauge(gauge: Gauge): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
}
