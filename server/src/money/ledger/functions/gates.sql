-- Gates: rules of other subjects that may refuse a movement, and what they write where it takes place. They run in this order, after the lock on the
-- member's accounts, so that of two bets the second one sees what the first one used up. A gate answers the code of its refusal, or null. Wins,
-- rollbacks, payouts and returns pass none: what is a member's own is never kept from them. A gate of bets that looks for rows of its own needs an entry in
-- `foyer.looks` (types.sql, move.sql) too; a test compares them.
create function foyer.ledger_gates(m foyer.movement, looks foyer.looks) returns text language plpgsql as $$
begin
  return case
    when m.kind = 'bet' then coalesce(
      case when looks.has_lock then foyer.lock_gate(m, 'bets') end,
      case when looks.has_policy then foyer.identity_gate(m, 'bets') end,
      case when looks.has_pause or looks.has_limit then foyer.play_gate(m, '{loss,stake,time}') end,
      case when looks.has_credit then foyer.credit_gate(m) end,
      case when m.detail ? 'provider' then foyer.game_round(m) end,
      case when m.beside is not null then foyer.lottery_sale(m) end
    )
    when m.kind = 'deposit' then coalesce(foyer.lock_gate(m, 'deposit'), foyer.identity_gate(m, 'deposit'), foyer.play_gate(m, '{deposit}'))
    when m.kind = 'grant' then coalesce(foyer.lock_gate(m, 'bets'), foyer.play_gate(m, '{}'))
    -- Points are spent on what the market gives, play credit and tickets among it.
    when m.kind = 'spend' then foyer.lock_gate(m, 'bets')
    when m.kind = 'hold' then coalesce(foyer.lock_gate(m, 'withdrawal'), foyer.identity_gate(m, 'withdrawal'), foyer.ledger_owed(m))
  end;
end $$;

-- What they write of deposits, bets, wins and rollbacks.
create function foyer.ledger_records(m foyer.movement, looks foyer.looks) returns void language plpgsql as $$
begin
  if m.kind <> 'bet' or looks.has_limit then
    perform foyer.play_count(m);
  end if;
  if m.detail ? 'provider' or m.followed_detail ? 'provider' then
    perform foyer.game_round_record(m);
  end if;
  if m.beside is not null then
    perform foyer.lottery_sell(m);
  end if;
end $$;

-- Whoever owes something, for example for a deposit that was taken back, is paid out nothing.
create function foyer.ledger_owed(m foyer.movement) returns text language plpgsql as $$
begin
  perform 1 from accounts where merchant = m.merchant and member_id = m.member_id and kind = 'owed' and balance < 0 for update;
  return case when found then 'payment.owed' end;
end $$;
