import { context, type Span, type SpanOptions, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'

/** Does `work` within a span of its own. What an error says may repeat what was sent, so that the span has its name alone. */
export const inSpan = async <Result>(tracer: Tracer, name: string, options: SpanOptions, work: (span: Span) => Promise<Result>): Promise<Result> => {
  const span = tracer.startSpan(name, options)
  try {
    return await context.with(trace.setSpan(context.active(), span), () => work(span))
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
