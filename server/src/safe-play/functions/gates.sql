-- What playing safely asks of the ledger (docs/safe-play.md).

-- When the period began that contains `at`. Declared immutable, because a distributed database changes rows only by what is: the days of a time zone change
-- with its rules alone, not from call to call.
create function foyer.play_since(period text, zone text, at timestamptz) returns timestamptz language plpgsql immutable as $$
begin
  return date_trunc(period, at, zone);
end $$;

-- What was used of a limit in the period that contains `at`, from 0 in a new one. A process whose clock is behind still counts for the later period.
create function foyer.play_used(used bigint, since timestamptz, period text, zone text, at timestamptz) returns bigint language plpgsql immutable as $$
begin
  return case when since < date_trunc(period, at, zone) then 0 else used end;
end $$;

-- Nobody pays in, plays or is given play credit during a break or self-exclusion. And all limits of these kinds must have room: all that is paid in counts,
-- whatever is taken out (a gross limit); a bet must fit even if all of it is lost, and needs time that is left. The limits are locked before they are looked
-- at, so that time that is counted in the same moment is waited for.
create function foyer.play_gate(m foyer.movement, kinds text[]) returns text language plpgsql as $$
declare
  is_paused boolean;
  is_full boolean;
begin
  select
    exists (select 1 from play_pauses where merchant = m.merchant and member_id = m.member_id and (ends_at is null or ends_at > m.at)),
    bool_or(foyer.play_used(used, since, period, zone, m.at) + case kind when 'time' then 1 else m.amount end > most)
  into is_paused, is_full
  from (
    select * from play_limits where merchant = m.merchant and member_id = m.member_id and kind = any (kinds) order by kind, period for update
  ) as own;
  return case when is_paused then 'play.paused' when is_full then 'limit.reached' end;
end $$;

-- Counts what was paid in, staked and lost. What is won back lowers the loss; a bet that is rolled back or void in the period in which it was made was
-- neither staked nor lost, and in a later one it changes nothing. So it is with a win that is taken back.
create function foyer.play_count(m foyer.movement) returns void language plpgsql as $$
#variable_conflict use_column
declare
  own record;
  begins timestamptz;
  more bigint;
begin
  for own in
    select l.kind, l.period, l.zone, l.used, l.since from play_limits l
    where l.merchant = m.merchant and l.member_id = m.member_id
      and l.kind = any (case m.kind when 'deposit' then '{deposit}' when 'win' then '{loss}' when 'void-win' then '{loss}' else '{stake,loss}' end::text[])
    order by l.kind, l.period for update
  loop
    begins := greatest(own.since, date_trunc(own.period, m.at, own.zone));
    more := case
      when m.kind = 'win' then -m.amount
      when m.kind in ('deposit', 'bet') then m.amount
      when m.followed_at < begins then 0
      when m.kind = 'void-win' then m.amount
      else -m.amount
    end;
    more := more + foyer.play_used(own.used, own.since, own.period, own.zone, m.at);
    update play_limits l set used = more, since = begins
    where l.merchant = m.merchant and l.member_id = m.member_id and l.kind = own.kind and l.period = own.period;
  end loop;
end $$;
