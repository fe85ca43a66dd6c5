/** The facts of every op that the console needs at run time, without schemas (console/build/op-table.ts). */
declare module 'virtual:op-table' {
  type Op = import('@foyer/contract/ops/op').OpDeclaration
  export const opTable: Readonly<Record<import('@foyer/contract/ops/index').OpName, Pick<Op, 'method' | 'path' | 'permission' | 'scope'>>>
  /** Who decides about each act of two people. */
  export const deciders: Readonly<
    Record<import('@foyer/contract/ops/approvals/kinds').ApprovalKind, import('@foyer/contract/ops/permissions').Permission>
  >
}
