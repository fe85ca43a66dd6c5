-- Steps of a movement (move.sql).

-- Before anything is read: waits where the merchant is just being moved to another machine, and keeps a move waiting until the transaction ends. Only what
-- writes does so there, even if it changes nothing; what merely read could go on with rows that were left behind. Elsewhere nothing is done.
create function foyer.ledger_stay(merchant text) returns boolean language plpgsql as $$
#variable_conflict use_column
begin
  if current_setting('citus.version', true) is not null then
    update assets set asset = asset where assets.merchant = ledger_stay.merchant and use = '';
  end if;
  return true;
end $$;

-- Opens the accounts that are missing, the house's too; false where the merchant's ledger is in another asset.
create function foyer.ledger_open(m foyer.movement, rule foyer.movement_rule) returns boolean language plpgsql as $$
begin
  insert into assets (merchant, use, asset) values (m.merchant, rule.use, m.asset) on conflict do nothing;
  if not exists (select 1 from assets where merchant = m.merchant and use = rule.use and asset = m.asset) then
    return false;
  end if;
  -- What is owed is below 0, so its account has no floor. A movement of the house alone opens no member's.
  insert into accounts (merchant, member_id, kind, asset, floor, balance, version)
  select m.merchant, case when not is_house then m.member_id end, kind, m.asset,
    case when not is_house then case kind when 'owed' then -9007199254740991 else 0 end end,
    case when not is_house then 0 end, case when not is_house then 0 end
  from foyer.ledger_accounts(rule.use)
  where (is_house or m.member_id is not null)
    and (not is_seldom or kind in (rule.source, rule.target) or kind = 'fees' and foyer.ledger_fee(m, rule) <> 0)
  -- The member's main account has the lowest id of theirs, because a movement locks it first.
  order by is_house desc, kind <> 'main', kind
  on conflict do nothing;
  return true;
end $$;

-- The movement with what it follows, if that is there, and how that has ended: a bet that has won may be declared void all the same, and that is its end then.
create function foyer.ledger_follow(m foyer.movement, rule foyer.movement_rule) returns foyer.movement language plpgsql as $$
begin
  select t.id, t.at, t.detail, coalesce(
      (select v.kind from transfers v where v.merchant = m.merchant and v.follows = t.id and v.kind = 'void'),
      (select e.kind from transfers e where e.merchant = m.merchant and e.follows = t.id and e.ends)
    )
  into m.followed_id, m.followed_at, m.followed_detail, m.ended_by from transfers t
  where t.merchant = m.merchant and t.kind = rule.follows and t.reference = m.followed and t.member_id is not distinct from m.member_id;
  if rule.is_whole then
    -- The member's line says it: the house's may have a fee in it. A movement between accounts of the house has two lines of the same sum.
    select coalesce(max(abs(amount)) filter (where version is not null), max(abs(amount))) into m.amount
    from entries where merchant = m.merchant and transfer_id = m.followed_id;
  end if;
  return m;
end $$;

-- The fee of a payment, in the smallest unit; below 0 where it is given back.
create function foyer.ledger_fee(m foyer.movement, rule foyer.movement_rule) returns bigint language sql immutable as $$
  select coalesce(case rule.fee when 'kept' then (m.detail ->> 'fee')::bigint when 'back' then -(m.followed_detail ->> 'fee')::bigint end, 0)
$$;

create function foyer.ledger_refusal(code text, balance bigint default null) returns foyer.outcome language plpgsql immutable as $$
begin
  return row(code, null, null, balance, null, false)::foyer.outcome;
end $$;

-- The refusal of a movement, unless its reference was used before.
create function foyer.ledger_refuse(m foyer.movement, code text, balance bigint default null) returns foyer.outcome language plpgsql as $$
begin
  return coalesce(foyer.ledger_before(m.kind, m.merchant, m.reference, m.request_hash), foyer.ledger_refusal(code, balance));
end $$;

-- What was answered to the same reference before; null where it has not been used. A bet that was barred before it came has no request hash.
create function foyer.ledger_before(kind text, merchant text, reference text, request_hash text) returns foyer.outcome language plpgsql as $$
#variable_conflict use_variable
declare
  known record;
begin
  select t.id, t.request_hash, t.at, t.balance, t.version into known from transfers t
  where t.merchant = merchant and t.kind = kind and t.reference = reference;
  if not found then
    return null;
  elsif known.request_hash = request_hash then
    return row(null, known.id, known.at, known.balance, known.version, true)::foyer.outcome;
  end if;
  return foyer.ledger_refusal(case known.request_hash when '' then 'transaction.ended' else 'duplicate_transaction' end);
end $$;
