-- What a draw left of its pool is in the house's account `pools` of the ledger, until the draw that takes it over: one row for each draw, and for each
-- movement that belongs to none. Draws from before that account are not looked at.
create function foyer.lottery_pools(merchant text) returns table (key text, fault boolean) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query with rests as (
    select r.draw_id, r."left" + r.breakage as rest,
      exists (select 1 from lottery_results l where l.merchant = lottery_pools.merchant and l.carried_from = r.draw_id) as is_taken
    from lottery_results r
    where r.merchant = lottery_pools.merchant and r."left" is not null and r.is_set_aside
  ),
  kept as (
    select t.reference, e.amount,
      exists (select 1 from transfers c where c.merchant = lottery_pools.merchant and c.follows = t.id and c.ends) as is_taken
    from transfers t
    join entries e on e.merchant = lottery_pools.merchant and e.transfer_id = t.id and e.amount > 0
    where t.merchant = lottery_pools.merchant and t.kind = 'set-aside'
  )
  select coalesce(r.draw_id, k.reference),
    (coalesce(k.amount, 0), k.is_taken) is distinct from (r.rest, case when r.rest > 0 then r.is_taken end)
  from rests r full join kept k on k.reference = r.draw_id;
end $$;
