-- Counts further bets of a member from the ledger, at most 10,000 lines of the main account after `counted_version`; nothing where nothing is new, or where
-- another call has counted on from there. The same lines are added to the member's days, which begin at midnight in `zone`.
create function foyer.bets_count(merchant text, member_id text, counted_version bigint, zone text)
returns table (bet_count bigint, staked_amount bigint, counted_to bigint) language plpgsql as $$
#variable_conflict use_column
declare
  lines foyer.counted_line[];
  own record;
  each record;
begin
  select array_agg((l.version, l.amount, l.kind, l.made_version, l.made_at, l.day, l.game)::foyer.counted_line) into lines from (
    -- A bet that staff have declared void counts as one that was taken back.
    select e.version, e.amount,
      case when coalesce(b.detail, t.detail) ->> 'gift' is not null then 'gift' when t.kind = 'void' then 'rollback' else t.kind end as kind,
      coalesce(b.version, t.version) as made_version, coalesce(b.at, t.at) as made_at,
      to_char(coalesce(b.at, t.at) at time zone bets_count.zone, 'YYYY-MM-DD') as day,
      coalesce(b.detail, t.detail) ->> 'game' as game
    from accounts a
    join entries e on e.merchant = bets_count.merchant and e.asset = a.asset and e.account_id = a.id and e.version > bets_count.counted_version
    join transfers t on t.merchant = bets_count.merchant and t.id = e.transfer_id
    left join transfers b on b.merchant = bets_count.merchant and b.id = t.follows and t.kind in ('rollback', 'void')
    where a.merchant = bets_count.merchant and a.member_id = bets_count.member_id and a.kind = 'main'
    order by e.version limit 10000
  ) as l;
  if lines is null then
    return;
  end if;

  select max(l.version) as last, coalesce(sum(case l.kind when 'bet' then 1 when 'rollback' then -1 else 0 end), 0) as bets,
    coalesce(sum(case when l.kind in ('bet', 'rollback') then -l.amount else 0 end), 0) as staked
  into own from unnest(lines) as l;
  update members m set bet_count = m.bet_count + own.bets, staked_amount = m.staked_amount + own.staked, counted_version = own.last
  where m.merchant = bets_count.merchant and m.id = bets_count.member_id and m.counted_version = bets_count.counted_version
  returning m.bet_count, m.staked_amount, m.counted_version into bet_count, staked_amount, counted_to;
  if not found then
    return;
  end if;

  perform foyer.credit_count(bets_count.merchant, bets_count.member_id, lines);
  for each in
    select l.day, count(*) filter (where l.kind = 'deposit') as deposits, coalesce(sum(l.amount) filter (where l.kind = 'deposit'), 0) as deposited,
      sum(case l.kind when 'bet' then 1 when 'rollback' then -1 else 0 end) as bets,
      coalesce(-sum(l.amount) filter (where l.kind in ('bet', 'rollback')), 0) as staked
    from unnest(lines) as l where l.kind in ('deposit', 'bet', 'rollback') group by l.day order by l.day
  loop
    insert into member_days as kept (merchant, member_id, day, deposits, deposited, bets, staked)
    values (bets_count.merchant, bets_count.member_id, each.day, each.deposits, each.deposited, each.bets, each.staked)
    on conflict (merchant, member_id, day) do update set deposits = kept.deposits + excluded.deposits,
      deposited = kept.deposited + excluded.deposited, bets = kept.bets + excluded.bets, staked = kept.staked + excluded.staked;
  end loop;
  return next;
end $$;
