import { SpanKind, type Tracer } from '@opentelemetry/api'
import { inSpan } from './in-span.ts'

/** `fetch`, as a span for each request of another server. Paths and queries of providers hold tokens and members, so the span has the host alone. */
export const tracedFetch =
  (tracer: Tracer, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const attributes = { 'http.request.method': method, 'server.address': hostname }
    return inSpan(tracer, `${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes }, async span => {
      const response = await fetch(input, init)
      span.setAttribute('http.response.status_code', response.status)
      return response
    })
  }
