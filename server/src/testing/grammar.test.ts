import { describe, expect, test } from 'vitest'
import { functionFiles } from '#kernel/db/functions.ts'
import { readsTableInSql, shapesOf, statementsWithin } from './grammar.ts'

describe('of a statement is refused that it', () => {
  test.each([
    ['writes two tables', 'with gone as (delete from a returning x) insert into b (x) select x from gone'],
    ['writes two tables', 'with one as (insert into a (x) values (1)), two as (update a set x = 2) select 1'],
    ['returns what a sub-select finds', 'insert into a (x) values (1) returning (select y from b)'],
    ['changes a key on conflict', 'insert into a (merchant, x, y) values (1, 2, 3) on conflict (merchant, x) do update set x = excluded.x, y = 1'],
    [
      'changes a key on conflict',
      'insert into a (merchant, x, y) values (1, 2, 3) on conflict (merchant, x) do update set merchant = excluded.merchant',
    ],
    ['selects no column', 'select from a where x = 1 for update'],
    ['selects no column', 'with found as (select from a) select count(*) from found'],
    ['has a sub-select in its values', 'insert into a (x) values ((select max(y) from b))'],
    ['changes rows by what is not immutable', `update a set since = date_trunc(period, $1::timestamptz, zone) where merchant = $2`],
    ['changes rows by what is not immutable', `update a set x = 1 where merchant = $2 and since < date_trunc(period, $1::timestamptz, zone)`],
    [
      'changes rows by what is not immutable',
      'insert into a (x, y) values (1, 2) on conflict (x) do update set y = 3 where a.before > pg_snapshot_xmax(pg_current_snapshot())',
    ],
    ['adds up what a function returns', 'select count(*) from (select x from foyer.f($1) where x > 0) as found'],
    ['adds up what a function returns', 'select coalesce(sum(x), 0) from foyer.f($1)'],
    [
      'inserts what a condition on a sub-select finds',
      'insert into a (x) select w.x from (select x from b group by 1) w where not exists (select 1 from a where a.x = w.x)',
    ],
    [
      'finds lines by an account without its asset',
      'select e.amount from accounts a join entries e on e.merchant = a.merchant and e.account_id = a.id where a.member_id = $1',
    ],
  ])('%s: %s', (shape, statement) => {
    expect(shapesOf(statement)).toContain(shape)
  })
})

test('what is like these and can be carried out everywhere is not refused', () => {
  for (const statement of [
    'with gone as (delete from a returning x) select max(x) as last from gone',
    'insert into a as kept (merchant, x, y) values (1, 2, 3) on conflict (merchant, x) do update set y = excluded.y returning kept.y = 1 as is_new',
    'insert into a (x) select max(y) from b',
    'insert into a (x) select y from b where not exists (select 1 from a where a.x = b.y)',
    'with found as materialized (select x from foyer.f($1)) select count(*) from found',
    'select count(*) from jsonb_to_recordset($1) as w(x text)',
    'values (1), (2)',
    'select e.amount from accounts a join entries e on e.merchant = a.merchant and e.asset = a.asset and e.account_id = a.id',
    'select sum(e.amount) from own join entries e on e.account_id = own.id and e.version is null',
    'select account_id, sum(amount) from entries where merchant = $1 group by account_id',
    'select a.kind, e.amount from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id where t.reference = $1',
    `select date_trunc('day', now(), 'UTC')`,
    `update a set since = date_trunc('day', $1::timestamp)`,
  ])
    expect([statement, shapesOf(statement)]).toEqual([statement, []])
})

test('the statements within a function are all seen, also in conditions and loops', () => {
  const file = `create function foyer.some(x text) returns void language plpgsql as $$
begin
  if exists (select from a) then
    insert into a (x) values ((select 1));
  end if;
  for x in select from b loop
    perform 1 from c;
  end loop;
end $$;
create function foyer.other() returns bigint language sql as $$ select from d $$;
`
  const found = statementsWithin(file).flatMap(statement => shapesOf(statement))
  expect(found.toSorted()).toEqual(['has a sub-select in its values', 'selects no column', 'selects no column', 'selects no column'])
})

test('no function in plain SQL reads a table: a distributed database takes no parameters there', () => {
  expect(readsTableInSql('create function foyer.a(x text) returns text language sql as $$ select y from b where z = x $$;')).toBe(true)
  expect(readsTableInSql('create function foyer.a(x text) returns text language sql as $$ select y from (values (1)) as b (y) $$;')).toBe(false)
  expect(Object.entries(functionFiles()).flatMap(([path, file]) => (readsTableInSql(file) ? [path] : []))).toEqual([])
})

test.each(Object.entries(functionFiles()))('%s has none of the refused shapes', (_path, file) => {
  const found = statementsWithin(file).flatMap(statement => shapesOf(statement).map(shape => `${shape}: ${statement}`))
  expect(found).toEqual([])
})
