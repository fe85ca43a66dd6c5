-- The sums of the house's accounts. Both functions read the transactions' numbers and the moment's snapshot on the machine that has the merchant's rows:
-- each machine counts its transactions by itself, so that neither could be compared with the other's.

-- Adds to the sums what was committed since. Below the horizon every transaction has ended, so nothing that is committed late is lost. After a dump was
-- restored or a merchant has moved to another machine, transactions are counted anew: a sum from the future begins anew, with what the archive has.
create function foyer.ledger_sum_house(merchant text) returns void language plpgsql as $$
#variable_conflict use_column
declare
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  latest xid8 := pg_snapshot_xmax(pg_current_snapshot());
  own record;
  more bigint;
begin
  for own in
    select a.id, coalesce(h.amount, k.amount, 0) as amount, coalesce(h.before, '0'::xid8) as before from accounts a
    left join archived_sums k on k.merchant = ledger_sum_house.merchant and k.account_id = a.id
    left join house_sums h on h.merchant = ledger_sum_house.merchant and h.account_id = a.id and h.before <= horizon
    where a.merchant = ledger_sum_house.merchant and a.member_id is null
    order by a.id
  loop
    select coalesce(sum(e.amount), 0) into more from entries e
    where e.merchant = ledger_sum_house.merchant and e.account_id = own.id and e.version is null
      and e.transaction >= own.before and e.transaction < horizon;
    insert into house_sums as kept (merchant, account_id, amount, before)
    values (ledger_sum_house.merchant, own.id, own.amount + more, horizon)
    on conflict (merchant, account_id) do update set amount = excluded.amount, before = excluded.before
    where kept.before < excluded.before or kept.before > latest;
  end loop;
end $$;

-- The sums and what came since: exact at any moment.
create function foyer.ledger_house_balances(merchant text) returns table (kind text, asset text, balance bigint) language plpgsql as $$
#variable_conflict use_column
begin
  return query select a.kind, a.asset, (coalesce(h.amount, k.amount, 0) + (
      select coalesce(sum(e.amount), 0) from entries e
      where e.merchant = ledger_house_balances.merchant and e.account_id = a.id and e.version is null and e.transaction >= coalesce(h.before, '0'::xid8)
    ))::bigint
  from accounts a
  left join archived_sums k on k.merchant = ledger_house_balances.merchant and k.account_id = a.id
  -- A sum that is from the future here was made on another machine.
  left join house_sums h on h.merchant = ledger_house_balances.merchant and h.account_id = a.id and h.before <= pg_snapshot_xmax(pg_current_snapshot())
  where a.merchant = ledger_house_balances.merchant and a.member_id is null
  order by a.kind;
end $$;
