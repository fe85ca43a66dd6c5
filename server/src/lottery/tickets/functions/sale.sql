-- Tickets are sold while the draw is open, and written with the money. `for share`: closing the draw waits for whoever buys, and whoever waits for the
-- closing is refused.
create function foyer.lottery_sale(m foyer.movement) returns text language plpgsql as $$
begin
  perform 1 from lottery_draws
  where merchant = m.merchant and id = m.beside ->> 'draw' and state = 'open' and opens_at <= m.at and closes_at > m.at
  for share;
  return case when not found then 'lottery.draw.closed' end;
end $$;

-- Writes the tickets, and counts what is staked on numbers, in the order of their names, so that no two sales wait for each other. The table's check
-- `lottery_stakes_most` is the limit.
create function foyer.lottery_sell(m foyer.movement) returns void language plpgsql as $$
begin
  insert into lottery_tickets (merchant, member_id, draw_id, transfer_id, line, play, numbers, units, price, salt, bought_at)
  select m.merchant, m.member_id, m.beside ->> 'draw', m.transfer_id, t.line, t.play, t.numbers, t.units, t.price, t.salt, m.at
  from jsonb_to_recordset(m.beside -> 'tickets') as t(line smallint, play text, numbers text, units int, price bigint, salt text)
  order by t.line;
  insert into lottery_stakes as kept (merchant, draw_id, subject, staked, most)
  select m.merchant, m.beside ->> 'draw', s.subject, s.amount, s.most
  from jsonb_to_recordset(m.beside -> 'stakes') as s(subject text, amount bigint, most bigint)
  order by s.subject
  on conflict (merchant, draw_id, subject) do update set staked = kept.staked + excluded.staked;
end $$;
