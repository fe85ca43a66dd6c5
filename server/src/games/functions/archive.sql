-- Takes away the lines of a member's bets, wins and rollbacks whose rounds had ended before a moment, at most `most` of the member's own with those of the
-- house, and answers them. What they come to is added to the sums of their accounts in the same transaction. The movements and the rounds stay: a repeated
-- call is still answered as it was. What is not counted yet, for ranks and for the house's sums, stays too.
create function foyer.ledger_archive(merchant text, member_id text, before timestamptz, most bigint)
returns table (
  transfer_id bigint, line bigint, account text, asset text, amount bigint, balance_after bigint, version bigint,
  kind text, reference text, at timestamptz, provider text, round text, game text
) language plpgsql as $$
#variable_conflict use_column
declare
  stays boolean := foyer.ledger_stay(merchant);
  latest xid8 := pg_snapshot_xmax(pg_current_snapshot());
  own record;
  probe record;
  -- The account's lines up to version `old` are from before the moment, those from `young` on are not.
  old bigint := 0;
  young bigint;
  chosen bigint[];
begin
  select a.id, a.asset, m.counted_version into own from accounts a
  join members m on m.merchant = ledger_archive.merchant and m.id = a.member_id
  where a.merchant = ledger_archive.merchant and a.member_id = ledger_archive.member_id and a.kind = 'main'
  for update of a;
  if not found then
    return;
  end if;
  -- By halves: who plays much has hundreds of thousands of lines since then, and the member's bets wait for this.
  young := own.counted_version + 1;
  while old + 1 < young loop
    select e.version, t.at into probe from entries e join transfers t on t.merchant = ledger_archive.merchant and t.id = e.transfer_id
    where e.merchant = ledger_archive.merchant and e.asset = own.asset and e.account_id = own.id
      and e.version >= (old + young) / 2 and e.version < young
    order by e.version limit 1;
    if found and probe.at < ledger_archive.before then
      old := probe.version;
    else
      young := (old + young) / 2;
    end if;
  end loop;
  select array_agg(l.transfer_id) into chosen from (
    select e.transfer_id from entries e
    join transfers t on t.merchant = ledger_archive.merchant and t.id = e.transfer_id
    left join transfers b on b.merchant = ledger_archive.merchant and b.id = t.follows
    join game_rounds r on r.merchant = ledger_archive.merchant
      and r.provider = coalesce(b.detail, t.detail) ->> 'provider' and r.round = coalesce(b.detail, t.detail) ->> 'round'
    where e.merchant = ledger_archive.merchant and e.asset = own.asset and e.account_id = own.id
      and e.version <= old
      and t.kind in ('bet', 'win', 'rollback') and t.at < ledger_archive.before and r.ended_at < ledger_archive.before and r.voided_at is null
      and not exists (
        select 1 from entries h left join house_sums s on s.merchant = ledger_archive.merchant and s.account_id = h.account_id
        where h.merchant = ledger_archive.merchant and h.transfer_id = e.transfer_id and h.version is null
          and (s.before is null or s.before <= h.transaction or s.before > latest)
      )
    order by e.version limit ledger_archive.most
  ) as l;
  if chosen is null then
    return;
  end if;

  -- Nobody else takes these lines: the account is locked, and lines never change.
  return query
    select e.transfer_id, e.line::bigint, a.kind, e.asset, e.amount, e.balance_after, e.version, t.kind, t.reference, t.at,
      coalesce(b.detail, t.detail) ->> 'provider', coalesce(b.detail, t.detail) ->> 'round', coalesce(b.detail, t.detail) ->> 'game'
    from entries e
    join accounts a on a.merchant = ledger_archive.merchant and a.id = e.account_id
    join transfers t on t.merchant = ledger_archive.merchant and t.id = e.transfer_id
    left join transfers b on b.merchant = ledger_archive.merchant and b.id = t.follows
    where e.merchant = ledger_archive.merchant and e.transfer_id = any(chosen)
    order by e.transfer_id, e.line;
  insert into archived_sums as kept (merchant, account_id, amount, lines, last_version, bets, staked, until)
  select ledger_archive.merchant, l.account_id, sum(l.amount), count(*), coalesce(max(l.version), 0),
    coalesce(sum(case l.kind when 'bet' then 1 else -1 end) filter (where l.is_counted), 0), coalesce(-sum(l.amount) filter (where l.is_counted), 0),
    ledger_archive.before
  from (
    select e.account_id, e.amount, e.version, t.kind,
      e.version is not null and t.kind in ('bet', 'rollback') and coalesce(b.detail, t.detail) ->> 'gift' is null as is_counted
    from entries e
    join transfers t on t.merchant = ledger_archive.merchant and t.id = e.transfer_id
    left join transfers b on b.merchant = ledger_archive.merchant and b.id = t.follows
    where e.merchant = ledger_archive.merchant and e.transfer_id = any(chosen)
  ) as l
  group by l.account_id order by l.account_id
  on conflict (merchant, account_id) do update set amount = kept.amount + excluded.amount, lines = kept.lines + excluded.lines,
    last_version = greatest(kept.last_version, excluded.last_version), bets = kept.bets + excluded.bets, staked = kept.staked + excluded.staked,
    until = greatest(kept.until, excluded.until);
  -- The trigger that keeps history lets lines go for this statement alone.
  perform set_config('ledger.archives', 'lines', true);
  delete from entries e where e.merchant = ledger_archive.merchant and e.transfer_id = any(chosen);
  perform set_config('ledger.archives', '', true);
end $$;
