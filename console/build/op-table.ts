import { approvalKinds } from '@foyer/contract/ops/approvals/kinds'
import { ops } from '@foyer/contract/ops/index'
import type { Plugin } from 'vite'

const MODULE = 'virtual:op-table'

/** The source text of the table: how each op travels and who may ask it, and who decides about each act of two people, without its schemas. */
export const opTableSource = (): string => {
  const facts = Object.entries(ops).map(([name, { method, path, permission, scope }]) => [name, { method, path, permission, scope }])
  const deciders = Object.entries(approvalKinds).map(([kind, { decide }]) => [kind, decide])
  return [
    `export const opTable = ${JSON.stringify(Object.fromEntries(facts))}`,
    `export const deciders = ${JSON.stringify(Object.fromEntries(deciders))}`,
  ].join('\n')
}

/** Gives the console the facts of the contract that it needs at run time, as plain data made at build time. */
export const opTable = (): Plugin => ({
  name: 'foyer:op-table',
  resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
  load: id => (id === `\0${MODULE}` ? opTableSource() : undefined),
})
