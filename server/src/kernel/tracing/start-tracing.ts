import { context, diag, DiagLogLevel, trace, type Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Logger } from 'pino'
import { tracedFetch } from './traced-fetch.ts'
import { tracedStatements } from './traced-statements.ts'
import { tracedWork } from './traced-work.ts'
import { type Tracing, tracedRequests } from './tracing.ts'

const tracingWith = (tracer: Tracer, stop: () => Promise<void>): Tracing => ({
  requests: tracedRequests(tracer),
  statements: tracedStatements(tracer),
  work: tracedWork(tracer),
  fetch: tracedFetch(tracer, globalThis.fetch),
  stop,
})

/**
 * Sends spans over HTTP to where `OTEL_EXPORTER_OTLP_ENDPOINT` names. The SDK reads all other variables of OpenTelemetry itself
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/). Loaded only where there is such an address.
 */
export const startTracing = (log: Pick<Logger, 'warn'>): Tracing => {
  const say = (message: string, ...rest: readonly unknown[]) => log.warn({ detail: rest.map(String).join(' ').slice(0, 400) }, `tracing: ${message}`)
  diag.setLogger({ error: say, warn: say, info: say, debug: say, verbose: say }, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const named = resourceFromAttributes({ 'service.name': 'foyer' })
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  // It keeps which span a promise belongs to. Nothing is passed on by itself: providers get no `traceparent`.
  provider.register({ propagator: null })
  return tracingWith(provider.getTracer('foyer'), async () => {
    await provider.shutdown()
    for (const part of [trace, context, diag]) part.disable()
  })
}
