-- Counts what was staked, by the weight of each game, since the member's open play credit was granted and before it ends; a member has one at a time. The versions of the main account
-- say what came after the grant. Ids of movements do not: each machine counts them by itself.
create function foyer.credit_count(merchant text, member_id text, lines foyer.counted_line[]) returns void language plpgsql as $$
#variable_conflict use_column
declare
  credit record;
  more bigint;
begin
  select c.transfer_id, c.ends_at, c.weights, c.other_weight, t.version into credit
  from play_credits c join transfers t on t.merchant = credit_count.merchant and t.id = c.transfer_id
  where c.merchant = credit_count.merchant and c.member_id = credit_count.member_id and c.state = 'open';
  if not found then
    return;
  end if;
  -- Each line is rounded towards zero, so that a bet and what takes it back are the same.
  select -sum(l.amount * coalesce((credit.weights ->> l.game)::integer, credit.other_weight) / 100) into more from unnest(lines) as l
  where l.kind in ('bet', 'rollback') and l.made_version > credit.version and l.made_at < credit.ends_at;
  if more <> 0 then
    update play_credits c set staked = c.staked + more
    where c.merchant = credit_count.merchant and c.transfer_id = credit.transfer_id and c.state = 'open';
  end if;
end $$;
