import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query'

await loadModule()

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every part of a parsed statement with this name, at any depth. */
const parts = (value: unknown, name: string): readonly Node[] => {
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, part]) => [...(key === name && isNode(part) ? [part] : []), ...parts(part, name)])
}

const namesIn = (value: unknown): readonly string[] => parts(value, 'String').map(({ sval }) => String(sval))
const calls = (value: unknown, isMeant: (name: string, given: number) => boolean): boolean =>
  parts(value, 'FuncCall').some(({ funcname, args }) => isMeant(namesIn(funcname).at(-1) ?? '', Array.isArray(args) ? args.length : 0))

const writesIn = (tree: unknown): readonly Node[] => ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'].flatMap(name => parts(tree, name))
const tableOf = (write: Node): string => String((write['relation'] as Node | undefined)?.['relname'])

const conflictsIn = (tree: unknown): readonly Node[] => parts(tree, 'onConflictClause')
const keysOf = ({ infer }: Node): readonly string[] => parts(infer, 'IndexElem').map(({ name }) => String(name))

/** `select exists (select from …)` and the like answer without a column. */
const isWithoutColumns = (select: Node): boolean =>
  select['targetList'] === undefined && select['valuesLists'] === undefined && (select['op'] ?? 'SETOP_NONE') === 'SETOP_NONE'

/** `date_trunc` in a time zone, and what depends on the transaction. */
const isChanging = (name: string, given: number): boolean => (name === 'date_trunc' && given === 3) || /^pg_(?:snapshot|current)_/.test(name)

const AGGREGATES = new Set(['count', 'sum', 'min', 'max', 'avg', 'bool_and', 'bool_or', 'array_agg', 'string_agg', 'json_agg', 'jsonb_agg'])

/** `select count(*) from (select … from foyer.f(…))`: the rows of one of the product's own functions, which have a schema, are added up where they are read. */
const addsUpFunction = ({ targetList, fromClause }: Node): boolean =>
  calls(targetList, name => AGGREGATES.has(name)) &&
  parts(fromClause, 'RangeFunction').some(each => parts(each, 'FuncCall').some(({ funcname }) => namesIn(funcname).length > 1))

/** The columns that a statement compares for being equal, as it writes them: `e.account_id`. */
const equalsIn = (tree: unknown): readonly string[] =>
  parts(tree, 'A_Expr')
    .filter(({ name }) => namesIn(name).includes('='))
    .flatMap(({ lexpr, rexpr }) => parts([lexpr, rexpr], 'ColumnRef').map(({ fields }) => namesIn(fields).join('.')))

/** Where a statement joins the ledger's lines: by what it calls them, and on which condition. */
const linesJoinedIn = (tree: unknown): readonly (readonly [lines: string, condition: unknown])[] =>
  parts(tree, 'JoinExpr').flatMap(({ rarg, quals }) =>
    parts(rarg, 'RangeVar').flatMap(({ relname, alias }) =>
      relname === 'entries' ? [[(alias as { readonly aliasname?: string } | undefined)?.aliasname ?? relname, quals] as const] : [],
    ),
  )

/** Lines of the house have no version, and an index of their own. */
const isOfHouse = (tree: unknown, lines: string): boolean =>
  parts(tree, 'NullTest').some(({ arg, nulltesttype }) => nulltesttype === 'IS_NULL' && namesIn(arg).join('.') === `${lines}.version`)

/** What a distributed database refuses, or answers wrongly; each was seen (docs/scale.md). The last one is slow on every database: it reads all lines of a merchant. */
const SHAPES: Readonly<Record<string, (tree: unknown) => boolean>> = {
  'writes two tables': tree => new Set(writesIn(tree).map(tableOf)).size > 1 || writesIn(tree).length > 1,
  'returns what a sub-select finds': tree =>
    writesIn(tree).some(({ returningList, returningClause }) => parts([returningList, returningClause], 'SubLink').length > 0),
  'changes a key on conflict': tree =>
    conflictsIn(tree).some(clause => {
      const set = (Array.isArray(clause['targetList']) ? clause['targetList'] : []).map(target =>
        String(((target as Node)['ResTarget'] as Node)['name']),
      )
      return set.some(column => column === 'merchant' || keysOf(clause).includes(column))
    }),
  'selects no column': tree => parts(tree, 'SelectStmt').some(isWithoutColumns),
  'has a sub-select in its values': tree => parts(tree, 'SelectStmt').some(({ valuesLists }) => parts(valuesLists, 'SubLink').length > 0),
  'changes rows by what is not immutable': tree =>
    parts(tree, 'UpdateStmt').some(write => calls(write, isChanging)) || conflictsIn(tree).some(clause => calls(clause, isChanging)),
  'adds up what a function returns': tree => parts(tree, 'SelectStmt').some(addsUpFunction),
  'inserts what a condition on a sub-select finds': tree =>
    parts(tree, 'InsertStmt').some(({ selectStmt }) =>
      parts(selectStmt, 'SelectStmt').some(
        ({ fromClause, whereClause }) => parts(fromClause, 'RangeSubselect').length > 0 && parts(whereClause, 'SubLink').length > 0,
      ),
    ),
  'finds lines by an account without its asset': tree =>
    linesJoinedIn(tree).some(([lines, condition]) => {
      const equals = equalsIn(condition)
      return equals.includes(`${lines}.account_id`) && !equals.includes(`${lines}.asset`) && !isOfHouse(tree, lines)
    }),
}

/** The names of the refused shapes that a statement has. */
export const shapesOf = (statement: string): readonly string[] => {
  const tree = parseSync(statement)
  return Object.entries(SHAPES).flatMap(([name, is]) => (is(tree) ? [name] : []))
}

/** PL/pgSQL's own names for what stands at a place: a whole statement, or an expression. */
const WHOLE = 0

const functionsIn = (file: string): readonly string[] => file.split(/^(?=create )/m).filter(part => part.startsWith('create function'))

/** The statements within the functions of a file. */
export const statementsWithin = (file: string): readonly string[] =>
  functionsIn(file).flatMap(part => {
    const body = /\$\$(?<body>[\s\S]*)\$\$/.exec(part)?.groups?.['body'] ?? ''
    if (/\blanguage sql\b/.test(part)) return [body]
    const expressions = parts(parsePlPgSQLSync(part), 'PLpgSQL_expr')
    return expressions.map(({ query, parseMode }) =>
      (parseMode ?? WHOLE) === WHOLE ? String(query) : `select ${String(query).replace(/^[\w.]+ := /, '')}`,
    )
  })

/** The tables that a statement names. */
export const tablesIn = (statement: string): readonly string[] => parts(parseSync(statement), 'RangeVar').map(({ relname }) => String(relname))

/** Whether a function of the file is in plain SQL and reads a table. */
export const readsTableInSql = (file: string): boolean =>
  functionsIn(file).some(part => /\blanguage sql\b/.test(part) && statementsWithin(part).some(body => tablesIn(body).length > 0))
