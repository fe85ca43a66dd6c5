-- The round that a bet, win or rollback of a game belongs to, written with the money, so that it never says anything else than the ledger. A bet of a game
-- names provider, round, game and vendor in its detail, and `closes` where no further one may come.

-- A round that is closed or void, or another member's, takes no further bet.
create function foyer.game_round(m foyer.movement) returns text language plpgsql as $$
declare
  known record;
begin
  select state, member_id, voided_at into known from game_rounds
  where merchant = m.merchant and provider = m.detail ->> 'provider' and round = m.detail ->> 'round' for update;
  return case when known.state = 'closed' or known.voided_at is not null or known.member_id <> m.member_id then 'game.closed' end;
end $$;

create function foyer.game_round_record(m foyer.movement) returns void language plpgsql as $$
declare
  -- What staff declare void names the round itself.
  bet jsonb := case when m.kind in ('bet', 'void', 'void-win') then m.detail else m.followed_detail end;
  closes boolean := m.detail ->> 'closes' is not null;
  changed record;
begin
  if m.kind = 'bet' then
    insert into game_rounds as kept (merchant, provider, round, member_id, game, vendor, state, staked, won, began_at, ended_at)
    values (m.merchant, bet ->> 'provider', bet ->> 'round', m.member_id, bet ->> 'game', bet ->> 'vendor',
      case when closes then 'closed' else 'open' end, m.amount, 0, m.at, case when closes then m.at end)
    on conflict (merchant, provider, round) do update
    set staked = kept.staked + excluded.staked, state = excluded.state, ended_at = excluded.ended_at
    returning began_at, game, vendor into changed;
  elsif m.kind = 'win' then
    update game_rounds set won = won + m.amount,
      state = case when closes then 'closed' else state end,
      ended_at = case when closes then coalesce(ended_at, m.at) else ended_at end
    where merchant = m.merchant and provider = bet ->> 'provider' and round = bet ->> 'round'
    returning began_at, game, vendor into changed;
  elsif m.kind = 'void-win' then
    update game_rounds set won = won - m.amount where merchant = m.merchant and provider = bet ->> 'provider' and round = bet ->> 'round'
    returning began_at, game, vendor into changed;
  else
    -- One in which nothing is left was rolled back as a whole.
    update game_rounds set staked = staked - m.amount,
      state = case when staked = m.amount and won = 0 then 'rolled_back' else state end,
      ended_at = case when staked = m.amount and won = 0 then coalesce(ended_at, m.at) else ended_at end
    where merchant = m.merchant and provider = bet ->> 'provider' and round = bet ->> 'round'
    returning began_at, game, vendor into changed;
  end if;
  -- The sums of what games returned have rounds from an age of 5 minutes on (returns/sum-returns.ts); a movement has the other three to be committed.
  if changed.began_at < m.at - interval '2 minutes' and m.amount <> 0 then
    insert into game_return_changes (merchant, transfer_id, at, game, vendor, staked, won)
    values (m.merchant, m.transfer_id, changed.began_at, changed.game, changed.vendor,
      case when m.kind = 'bet' then m.amount when m.kind in ('win', 'void-win') then 0 else -m.amount end,
      case m.kind when 'win' then m.amount when 'void-win' then -m.amount else 0 end);
  end if;
end $$;
