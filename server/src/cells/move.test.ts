import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLOSED_MERCHANT } from '#kernel/database-away.ts'
import { postgresUrl } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { abandonMove, removeMerchant } from './remove.ts'
import { addPlayer, betweenCells, execute, move, openCell, rowsIn, stateIn, type Cell, type Death } from './testing/cells-stage.ts'

/** What a command meets whose connection breaks. */
const KILLED = /killed|Connection terminated|not queryable/

describe.runIf(postgresUrl)('a merchant that moves', () => {
  let one: Cell
  let other: Cell
  beforeAll(async () => {
    one = await openCell(postgresUrl ?? '')
    await addPlayer(one, 'ann')
    other = await openCell(postgresUrl ?? '')
  })
  afterAll(async () => {
    await one.close()
    await other.close()
  })

  /** Removes what was left behind, and lets the next move begin where the merchant is now. */
  const leave = async () => {
    await betweenCells(one, other, ({ source, target }) => removeMerchant(source, target, 'alpha'))
    expect(await stateIn(one)).toBe('removed')
    ;[one, other] = [other, one]
  }

  test('is there with every row, goes on with its money, and is closed for every write where it was', async () => {
    const before = await rowsIn(one)
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['members', 'accounts', 'transfers', 'entries', 'jobs']))
    // What the house's accounts hold stays, and refers to them.
    await one.system.stores.reconcile.sumHouse('alpha')
    await move(one, other)
    expect([await stateIn(one), await stateIn(other)]).toEqual(['gone', 'open'])
    expect(await rowsIn(other)).toEqual(before)
    await expect(one.wallet('ann').bet('late', 100)).rejects.toMatchObject({ cause: { code: CLOSED_MERCHANT } })
    for (const statement of [`update members set language = 'EN'`, 'delete from members'])
      await expect(execute(one, statement)).rejects.toMatchObject({ code: CLOSED_MERCHANT })

    await other.wallet('ann').bet('there', 100)
    expect(await other.system.stores.ledger.accountsOf('alpha', 'ann')).toContainEqual(expect.objectContaining({ kind: 'main', balance: 8_900 }))
    await leave()
    expect(await rowsIn(other)).toEqual({})
    // And back to where it was.
    await move(one, other)
    await leave()
    expect(await one.system.stores.ledger.accountsOf('alpha', 'ann')).toContainEqual(expect.objectContaining({ kind: 'main', balance: 8_900 }))
  })

  const deaths: readonly Death[] = [
    { end: 'target', statement: /insert into cell_marks|update cell_marks set/, when: 'after' },
    { end: 'source', statement: /create or replace trigger .* on "payments"/, when: 'after' },
    { end: 'target', statement: /^commit$/, when: 'before' },
    { end: 'target', statement: /^commit$/, when: 'after' },
    { end: 'source', statement: /delete from jobs/, when: 'after' },
    // The third change of the mark there opens it: by then the source has let go.
    { end: 'target', statement: /update cell_marks set/, when: 'before', time: 3 },
  ]
  test.each(deaths)(
    'and whose command is killed ($when $statement on the $end) is open in one cell or in none, and the command goes on',
    async death => {
      const before = await rowsIn(one)
      await expect(move(one, other, death)).rejects.toThrow(KILLED)
      const states = [await stateIn(one), await stateIn(other)]
      expect(states.filter(state => state === 'open').length).toBeLessThanOrEqual(1)
      expect(states[1]).not.toBe('open')
      await move(one, other)
      expect([await stateIn(one), await stateIn(other)]).toEqual(['gone', 'open'])
      expect(await rowsIn(other)).toEqual(before)
      // The next move begins where this one ended.
      await leave()
    },
  )

  test('and is abandoned when all of it has arrived is open where it was, as it was, and cannot be opened there', async () => {
    const before = await rowsIn(one)
    await expect(move(one, other, { end: 'target', statement: /^commit$/, when: 'after' })).rejects.toThrow(KILLED)
    expect([await stateIn(one), await stateIn(other)]).toEqual(['leaving', 'arrived'])
    await betweenCells(one, other, ({ source, target }) => abandonMove(source, target, 'alpha'))
    expect([await stateIn(one), await stateIn(other)]).toEqual(['open', 'removed'])
    expect([await rowsIn(one), await rowsIn(other)]).toEqual([before, {}])
    await one.wallet('ann').bet('abandoned', 100)
  })

  test('whose rows change on the way is not taken, and stays closed until somebody decides', async () => {
    await execute(
      other,
      `create function changes() returns trigger language plpgsql as 'begin new.username := ''another''; return new; end';
       create trigger changes before insert on members for each row execute function changes()`,
    )
    await expect(move(one, other)).rejects.toThrow(/Of members 1 rows left and 1 arrived, or they differ/)
    await execute(other, 'drop trigger changes on members')
    expect([await stateIn(one), await stateIn(other), await rowsIn(other)]).toEqual(['leaving', 'arriving', {}])
    await betweenCells(one, other, ({ source, target }) => abandonMove(source, target, 'alpha'))
  })

  test('whose books are not right stays where it is', async () => {
    await execute(one, `update accounts set balance = balance + 1 where member_id = 'ann' and kind = 'main'`)
    await expect(move(one, other)).rejects.toThrow(/faults of the check "balances"/)
    expect(await rowsIn(other)).toEqual({})
    await betweenCells(one, other, ({ source, target }) => abandonMove(source, target, 'alpha'))
    await execute(one, `update accounts set balance = balance - 1 where member_id = 'ann' and kind = 'main'`)
  })

  test('does not come to a database that has other keys, or has its rows', async () => {
    await execute(other, `update server_keys set key = 'another' where name = 'marks'`)
    await expect(move(one, other)).rejects.toThrow(/keys of its own \(marks\)/)
    expect(await stateIn(one)).toBe('open')
    await execute(other, `delete from server_keys where name = 'marks'`)
    await other.system.stores.members.add(testMember('bob'), testRegistration)
    await expect(move(one, other)).rejects.toThrow(/rows of alpha in the other database already, e\.g\. in members/)
    await betweenCells(one, other, ({ source, target }) => abandonMove(source, target, 'alpha'))
    expect(await rowsIn(other)).toEqual({})
  })
})
