-- Steps of a movement (move.sql).

-- Opens the accounts that are missing, the house's too; false where the merchant's ledger is in another asset.
create function foyer.ledger_open(m foyer.movement, rule foyer.movement_rule) returns boolean language plpgsql as $$
begin
  insert into assets (merchant, use, asset) values (m.merchant, rule.use, m.asset) on conflict do nothing;
  if not exists (select from assets where merchant = m.merchant and use = rule.use and asset = m.asset) then
    return false;
  end if;
  -- What is owed is below 0, so its account has no floor.
  insert into accounts (merchant, member_id, kind, asset, floor, balance, version)
  select m.merchant, case when not is_house then m.member_id end, kind, m.asset,
    case when not is_house then case kind when 'owed' then -9007199254740991 else 0 end end,
    case when not is_house then 0 end, case when not is_house then 0 end
  from foyer.ledger_accounts(rule.use)
  where not is_seldom or kind in (rule.source, rule.target)
  -- The member's main account has the lowest id of theirs, because a movement locks it first.
  order by is_house desc, kind <> 'main', kind
  on conflict do nothing;
  return true;
end $$;

-- The movement with what it follows, if that is there.
create function foyer.ledger_follow(m foyer.movement, rule foyer.movement_rule) returns foyer.movement language plpgsql as $$
begin
  select id, at, detail into m.followed_id, m.followed_at, m.followed_detail from transfers
  where merchant = m.merchant and kind = rule.follows and reference = m.followed and member_id = m.member_id;
  if m.followed_id is null then
    return m;
  end if;
  select kind into m.ended_by from transfers where merchant = m.merchant and follows = m.followed_id and ends;
  if rule.is_whole then
    select sum(amount) into m.amount from entries where merchant = m.merchant and transfer_id = m.followed_id and amount > 0;
  end if;
  return m;
end $$;

create function foyer.ledger_refusal(code text, balance bigint default null) returns foyer.outcome language plpgsql immutable as $$
begin
  return row(code, null, null, balance, null, false)::foyer.outcome;
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
