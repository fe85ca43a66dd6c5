import { expect, test } from 'vitest'
import { mutated } from './mutations.ts'
import { mutationsOfSql } from './sql-mutations.ts'

const around = (line: string) => `create function foyer.f(a bigint = 1) returns void as $$\nbegin\n${line}\nend $$;\n`
const changed = (line: string) =>
  mutationsOfSql(around(line)).map(
    mutation =>
      mutated(around(line), mutation)
        .slice(around('').indexOf('\n\n') + 1)
        .split('\nend $$')[0],
  )

test.each([
  ['a number is one more', '  return 1500;', ['  return 1501;']],
  ['a text is empty, an empty one is not', "  return a || 'x' || '';", ["  return a || '' || '';", "  return a || 'x' || 'mutant';"]],
  ['a comparison includes its limit or not', '  return a < b;', ['  return a <= b;']],
  ['an equality is turned round', '  return a = b;', ['  return a <> b;']],
  ['and becomes or', '  return a and b;', ['  return a or b;']],
  ['plus becomes minus', '  return a + b;', ['  return a - b;']],
  ['a sign is left out', '  return (-a);', ['  return (a);']],
  ['what is there is not', '  return a is null;', ['  return a is not null;']],
  ['what is not there is', '  return a is not null;', ['  return a is null;']],
  ['the larger of two becomes the smaller', '  return greatest(a, b);', ['  return least(a, b);']],
  ['a lock is left out', '  return (select a from b for update);', ['  return (select a from b);']],
  [
    'a statement is left out; what a column becomes is no comparison',
    '  update a set b = c where d = e;',
    ['  null;', '  update a set b = c where d <> e;'],
  ],
  [
    'whoever asks only for a row takes any number',
    '  perform 1 from a where exists (select 1 from b);',
    ['  null;', '  perform 1 from a where not exists (select 1 from b);'],
  ],
  [
    'also where that stands on a line of its own',
    '  return exists (\n    select 1 from a\n  );',
    ['  return not exists (\n    select 1 from a\n  );'],
  ],
  ['a branch depends on the opposite', '  if not found then', ['  if not not found then']],
])('%s', (_rule, line, expected) => {
  expect(changed(line)).toEqual(expected)
})

test('comments, words for people and what stands outside of bodies stay as they are', () => {
  expect(changed("  -- a = 1\n  raise exception 'not so many';")).toEqual([])
})
