import { ops } from '@foyer/contract/ops/index'
import type { Plugin } from 'vite'

const MODULE = 'virtual:op-table'

/** The source text of the table: how each op travels and who may ask it, without its schemas. */
export const opTableSource = (): string => {
  const facts = Object.entries(ops).map(([name, { method, path, permission, scope }]) => [name, { method, path, permission, scope }])
  return `export const opTable = ${JSON.stringify(Object.fromEntries(facts))}`
}

/** Gives the console the facts of the contract that it needs at run time, as plain data made at build time. */
export const opTable = (): Plugin => ({
  name: 'foyer:op-table',
  resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
  load: id => (id === `\0${MODULE}` ? opTableSource() : undefined),
})
