import type { Metric, Registry } from 'prom-client'

export const METRICS_DOCUMENT = new URL('../../../docs/metrics.md', import.meta.url)

/** What a metric was declared with; the library's types do not show it. */
interface Declared {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly string[]
  readonly aggregator: string
}

/** The product's own metrics, by name. */
const ownMetrics = (registry: Registry): readonly (Declared & { readonly kind: string })[] =>
  registry
    .getMetricsAsArray()
    .map(metric => ({ ...(metric as unknown as Declared), kind: (metric as unknown as Metric).constructor.name.toLowerCase() }))
    .filter(({ name }) => name.startsWith('foyer_'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** The content of `METRICS_DOCUMENT`. */
export const metricsDocument = (registry: Registry): string =>
  [
    '# Metrics',
    'Made by `npm run settings` from what the server registers; a test fails where this page differs. What to do with them, and which of them want a person: [watching](watching.md).',
    '`/metrics` answers in the text format of Prometheus where `METRICS_TOKEN` is set. Beside these it has what [prom-client](https://github.com/siimon/prom-client) counts of every process of Node: `process_…` and `nodejs_…`. Of several workers the sum is shown, or the highest value where all of them read the same from the database.',
    [
      '| metric | kind | labels | of workers | |',
      '| --- | --- | --- | --- | --- |',
      ...ownMetrics(registry).map(({ name, kind, labelNames, aggregator, help }) => {
        const labels = labelNames.map(label => `\`${label}\``).join(', ')
        return `| \`${name}\` | ${kind} | ${labels} | ${kind === 'gauge' ? aggregator : 'sum'} | ${help} |`
      }),
    ].join('\n') + '\n',
  ].join('\n\n')
