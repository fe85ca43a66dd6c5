-- A movement while it is made: what was asked for, and what is found out on the way.
create type foyer.movement as (
  kind text,
  merchant text,
  member_id text,
  -- The caller's own name for it: of one kind, each is used once per merchant.
  reference text,
  -- The same for every try of the same movement, and no other.
  request_hash text,
  asset text,
  -- In the asset's smallest unit. Of a movement that moves the whole of another one, or what is owed, it is found out.
  amount bigint,
  -- The reference of the bet or hold that it follows.
  followed text,
  at timestamptz,
  -- What else the statement shows.
  detail jsonb,
  -- What else is done with it: of a bet, the tickets that are sold.
  beside jsonb,
  -- Of the movement that it follows.
  followed_id bigint,
  followed_at timestamptz,
  followed_detail jsonb,
  ended_by text,
  -- Once it has taken place.
  transfer_id bigint
);

-- What was answered, or the code of the error; of too little money with what there is.
create type foyer.outcome as (refused text, transfer_id bigint, at timestamptz, balance bigint, version bigint, is_replay boolean);

-- A line of the table of movements (movements.sql).
create type foyer.movement_rule as (
  -- The account that it leaves, and the one that it comes into.
  source text,
  target text,
  -- Whether it moves money, or points.
  use text,
  -- The kind of movement that it follows, whether it moves the whole of that, and how that may have ended already.
  follows text,
  is_whole boolean,
  after text,
  -- It moves what is owed, as far as there is money for it.
  takes_owed boolean,
  event text,
  -- What becomes of the fee of a payment: it is 'kept' (the movement's own), or given 'back' (that of the movement which it follows).
  fee text
);

-- Of a bet: which gates have a row to look at, of the member or, for the policy, of the merchant.
create type foyer.looks as (has_lock boolean, has_policy boolean, has_pause boolean, has_limit boolean, has_credit boolean);
