import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// The examples in `deploy/watching/` fit the metrics that there are, and each alert has its heading in docs/watching.md.

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'deploy/watching')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}
const rules = (parse(read('deploy/watching/alerts.yml')) as { groups: readonly { rules: readonly Rule[] }[] }).groups.flatMap(group => group.rules)

const dashboard = JSON.parse(read('deploy/watching/dashboard.json')) as {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[]
}
const expressions = [...rules.map(({ expr }) => expr), ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))]

/** Each metric with its labels, as docs/metrics.md has them; that page is compared with the server. */
const known = new Map(
  [...read('docs/metrics.md').matchAll(/^\| `(foyer_\w+)` +\| (\w+) +\| ([^|]*)\|/gm)].map(([, name = '', kind = '', labels = '']) => [
    name,
    { kind, labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label) },
  ]),
)
/** Of Prometheus itself, and of each bucket. */
const EVERYWHERE = ['instance', 'job', 'le']

/** What of an expression no server has. */
const strangersIn = (expr: string): readonly string[] =>
  [...expr.matchAll(/\b(foyer_\w+)(?:\{([^}]*)\})?/g)].flatMap(([, name = '', matchers = '']) => {
    const metric = known.get(name) ?? known.get(name.replace(/_(?:bucket|count|sum)$/, ''))
    if (!metric) return [name]
    const labels = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label)
    return labels.filter(label => ![...metric.labels, ...EVERYWHERE].includes(label)).map(label => `${name}{${label}}`)
  })

test('alerts and dashboard use metrics and labels that there are', () => {
  expect(known.size).toBeGreaterThan(20)
  expect(expressions.length).toBeGreaterThan(40)
  expect(strangersIn('rate(foyer_requests_total{merchant="a", colour="red"}[5m]) + foyer_nothing')).toEqual([
    'foyer_requests_total{colour}',
    'foyer_nothing',
  ])
  expect(expressions.flatMap(strangersIn)).toEqual([])
})

test('each alert has a severity that is known, and its heading in docs/watching.md', () => {
  const alerts = read('docs/watching.md').split('## Alerts')[1] ?? ''
  const headings = [...alerts.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(expect.arrayContaining(rules.map(({ alert }) => alert)))
  expect(headings.length).toBe(rules.length)
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.runbook).toBe(`docs/watching.md#${alert.toLowerCase()}`)
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined

test.runIf(hasPromtool).each([
  ['check', 'config', '--syntax-only', 'prometheus.yml'],
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
])('promtool %s %s', (...args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
})
