import { DatabaseSync } from 'node:sqlite'

const SCHEMA = `
create table if not exists launches (
  id text primary key, account text not null, game text not null, mode text not null, token text not null, currency text not null,
  decimals integer not null, language text not null, lobbyUrl text not null, historyUrl text not null, depositUrl text not null default '', walletUrl text not null, roundMs integer not null,
  session text not null, player text not null, at integer not null, ended integer not null
) strict, without rowid;

create table if not exists seeds (
  id integer primary key, account text not null, player text not null, serverSeed text not null, clientSeed text not null,
  nonce integer not null, state text not null check (state in ('next', 'current', 'revealed'))
) strict;
create unique index if not exists seeds_in_use on seeds (account, player, state) where state <> 'revealed';

create table if not exists rounds (
  id text primary key, launch text not null, request text not null, account text not null, player text not null, game text not null,
  mode text not null, currency text not null, decimals integer not null, stake integer not null, choice text not null, moves text not null,
  state text not null check (state in ('asking', 'open', 'paying', 'closed', 'refused', 'returning', 'returned', 'stuck')),
  code text not null, seed integer, nonce integer, payout integer not null, askedAt integer not null, beganAt integer not null,
  endsAt integer, endedAt integer
) strict, without rowid;
create unique index if not exists rounds_of_request on rounds (launch, request);
create unique index if not exists round_in_play on rounds (account, player, game) where state in ('asking', 'open');
create index if not exists rounds_unsettled on rounds (state) where state in ('asking', 'open', 'paying', 'returning');
create index if not exists rounds_of_player on rounds (account, player, game, askedAt);
create index if not exists rounds_of_launch on rounds (launch);
create index if not exists trials on launches (at) where mode = 'trial';

create table if not exists movements (
  number integer primary key, id text not null unique, kind text not null check (kind in ('bet', 'win', 'rollback')), round text not null,
  account text not null, amount integer, at integer not null
) strict;
create index if not exists movements_of_account on movements (account, at);

create table if not exists playMoney (launch text primary key, balance integer not null) strict, without rowid;
create table if not exists playTransfers (id text primary key, launch text not null, amount integer not null, bet text not null) strict, without rowid;
create index if not exists playTransfers_of_launch on playTransfers (launch);
`

/** The company's book. What is written here survives the end of the process at any moment. */
export const openDatabase = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;')
  database.exec(SCHEMA)
  // A book that was begun before launches had it.
  if (!database.prepare("select 1 from pragma_table_info('launches') where name = 'depositUrl'").get())
    database.exec("alter table launches add column depositUrl text not null default ''")
  return database
}

/** Runs work as one transaction: all of it is written, or nothing. */
export const atOnce = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
