import { SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import type { StatementObserver } from '#kernel/db/watch-pool.ts'

const nothing = () => undefined

/** A span for each statement of a request or job that is traced. Its text has no values. */
export const tracedStatements =
  (tracer: Tracer): StatementObserver =>
  ({ name, text }) => {
    if (!trace.getActiveSpan()?.isRecording()) return nothing
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
    return hasFailed => {
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }
