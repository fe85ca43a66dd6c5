-- A movement, from top to bottom. Each step sees what was committed before it began, and from the lock on the movements of one member pass one after the
-- other. The insert of the transfer decides: where its reference is taken already, nothing is written. Replay: the same request is answered as it was
-- before, even when the money is gone; so whatever would be refused is looked up first (`ledger_refuse`).
create function foyer.ledger_post(
  kind text, merchant text, member_id text, reference text, request_hash text, asset text, amount bigint, followed text, at timestamptz, detail jsonb,
  beside jsonb
) returns foyer.outcome language plpgsql as $$
#variable_conflict use_column
declare
  stays boolean := current_setting('citus.version', true) is null or foyer.ledger_stay(merchant);
  m foyer.movement := (
    kind, merchant, member_id, reference, request_hash, asset, amount, followed, at, detail, beside, null, null, null, null, null
  )::foyer.movement;
  rule foyer.movement_rule := foyer.ledger_rule(m.kind);
  -- The account whose balance is answered, and the member's other one, if that changes.
  answered text := case rule.use when 'money' then 'main' else 'points' end;
  beside_it text := case when rule.source in ('held', 'credit', 'owed') then rule.source when rule.target in ('held', 'credit', 'owed') then rule.target end;
  own record;
  other_id bigint;
  other_floor bigint;
  other_balance bigint;
  other_version bigint;
  source_id bigint;
  target_id bigint;
  fees_id bigint;
  -- What comes into the account `fees`: below 0 where it leaves it.
  fee bigint := 0;
  own_change bigint;
  other_change bigint;
  -- Of the lines of the member's accounts.
  source_balance bigint;
  source_version bigint;
  target_balance bigint;
  target_version bigint;
  is_first boolean;
  looks foyer.looks;
  refusal text;
begin
  loop
    -- Lock: of a deposit the member's row, then the account that is answered, then the other one. The house's account has no balance and is not locked.
    if rule.event = 'deposit' then
      select first_deposit_at is null into is_first from members where merchant = m.merchant and id = m.member_id for no key update;
    end if;
    select a.id, a.floor, a.balance, a.version, (
        select h.id from accounts h
        where h.merchant = m.merchant and h.member_id is null and h.asset = m.asset and h.kind in (rule.source, rule.target)
      ) as house into own
    from accounts a where a.merchant = m.merchant and a.member_id = m.member_id and a.asset = m.asset and a.kind = answered for update;
    if beside_it is not null then
      select id, floor, balance, version into other_id, other_floor, other_balance, other_version from accounts
      where merchant = m.merchant and member_id = m.member_id and asset = m.asset and kind = beside_it for update;
    end if;

    -- What it follows.
    if rule.follows is not null then
      m := foyer.ledger_follow(m, rule);
      if m.followed_id is null then
        return foyer.ledger_refuse(m, 'transaction.unknown');
      -- A bet whose lines are in the archive does not say any more what it moved: it is over, whatever has become of it.
      elsif m.ended_by <> coalesce(rule.after, '') or rule.is_whole and m.amount is null then
        return foyer.ledger_refuse(m, 'transaction.ended');
      end if;
    end if;
    if rule.fee is not null then
      fee := foyer.ledger_fee(m, rule);
      select id into fees_id from accounts where merchant = m.merchant and member_id is null and asset = m.asset and accounts.kind = 'fees';
    end if;

    -- The first movement opens the accounts, and locks them then.
    source_id := case rule.source when answered then own.id when beside_it then other_id else own.house end;
    target_id := case rule.target when answered then own.id when beside_it then other_id else own.house end;
    exit when own.id is not null and source_id is not null and target_id is not null and (fee = 0 or fees_id is not null);
    if not foyer.ledger_open(m, rule) then
      return foyer.ledger_refuse(m, 'currency.mismatch');
    end if;
  end loop;

  -- Balance. What is owed is below 0, and only that can be taken of it which is in the account.
  if rule.takes_owed then
    m.amount := least(-other_balance, case rule.source when answered then own.balance end);
  end if;
  own_change := case answered when rule.source then -m.amount when rule.target then m.amount else 0 end;
  other_change := case beside_it when rule.source then -m.amount when rule.target then m.amount else 0 end;
  if own.balance + own_change < own.floor or other_balance + other_change < other_floor or rule.takes_owed and m.amount <= 0 then
    return foyer.ledger_refuse(m, 'balance.too.low', own.balance);
  elsif own.balance + own_change > 9007199254740991 then
    return foyer.ledger_refuse(m, 'request.invalid');
  end if;

  -- Gates. Bets are by far the most frequent, and of most members and merchants no gate has a row: one statement finds that out, because to start the
  -- statement of each gate costs more than what it reads.
  if m.kind = 'bet' then
    select
      exists (select 1 from member_locks l where l.merchant = m.merchant and l.member_id = m.member_id and l.lifted_at is null),
      exists (select 1 from identity_policies p where p.merchant = m.merchant),
      exists (select 1 from play_pauses p where p.merchant = m.merchant and p.member_id = m.member_id),
      exists (select 1 from play_limits l where l.merchant = m.merchant and l.member_id = m.member_id),
      exists (select 1 from play_credits c where c.merchant = m.merchant and c.member_id = m.member_id and c.state = 'open')
    into looks.has_lock, looks.has_policy, looks.has_pause, looks.has_limit, looks.has_credit;
  end if;
  if m.kind <> 'bet' or looks.has_lock or looks.has_policy or looks.has_pause or looks.has_limit or looks.has_credit or m.beside is not null
    or m.detail ? 'provider' then
    refusal := foyer.ledger_gates(m, looks);
    if refusal is not null then
      return foyer.ledger_refuse(m, refusal);
    end if;
  end if;

  -- Transfer.
  insert into transfers as t (merchant, member_id, kind, reference, request_hash, follows, ends, at, balance, version, detail)
  values (m.merchant, m.member_id, m.kind, m.reference, m.request_hash, m.followed_id, m.followed_id is not null and m.ended_by is null, m.at,
    own.balance + own_change, own.version + (own_change <> 0)::int, m.detail)
  on conflict do nothing
  returning t.id into m.transfer_id;
  if m.transfer_id is null then
    return foyer.ledger_refuse(m, 'transaction.ended');
  end if;

  -- Balances and lines, which add up to zero, in one statement: a trigger of the table adds up what it inserted. A win of nothing has none. A fee is a part
  -- of what arrives at the bank or leaves it.
  if own_change <> 0 then
    update accounts set balance = balance + own_change, version = version + 1 where merchant = m.merchant and id = own.id;
  end if;
  if other_change <> 0 then
    update accounts set balance = balance + other_change, version = version + 1 where merchant = m.merchant and id = other_id;
  end if;
  case rule.source
    when answered then source_balance := own.balance + own_change; source_version := own.version + 1;
    when beside_it then source_balance := other_balance + other_change; source_version := other_version + 1;
    else null;
  end case;
  case rule.target
    when answered then target_balance := own.balance + own_change; target_version := own.version + 1;
    when beside_it then target_balance := other_balance + other_change; target_version := other_version + 1;
    else null;
  end case;
  if m.amount <> 0 and fee = 0 then
    insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version) values
      (m.merchant, m.transfer_id, 1, m.asset, source_id, -m.amount, source_balance, source_version),
      (m.merchant, m.transfer_id, 2, m.asset, target_id, m.amount, target_balance, target_version);
  elsif m.amount <> 0 then
    insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version) values
      (m.merchant, m.transfer_id, 1, m.asset, source_id, -m.amount - case rule.source when 'bank' then fee else 0 end, source_balance, source_version),
      (m.merchant, m.transfer_id, 2, m.asset, target_id, m.amount - case rule.target when 'bank' then fee else 0 end, target_balance, target_version),
      (m.merchant, m.transfer_id, 3, m.asset, fees_id, fee, null, null);
  end if;

  -- Event and counts.
  if rule.event is not null then
    insert into money_events (merchant, transfer_id, event, member_id, amount, asset, first, at)
    values (m.merchant, m.transfer_id, rule.event, m.member_id, m.amount, m.asset, coalesce(is_first, false), m.at);
    if rule.event = 'deposit' then
      update members set deposit_count = deposit_count + 1, deposited_amount = deposited_amount + m.amount,
        first_deposit_at = coalesce(first_deposit_at, m.at)
      where merchant = m.merchant and id = m.member_id;
    end if;
  end if;
  if m.kind in ('deposit', 'win', 'rollback', 'void', 'void-win')
    or m.kind = 'bet' and (looks.has_limit or m.beside is not null or m.detail ? 'provider') then
    perform foyer.ledger_records(m, looks);
  end if;

  return (null, m.transfer_id, m.at, own.balance + own_change, own.version + (own_change <> 0)::int, false)::foyer.outcome;
end $$;
