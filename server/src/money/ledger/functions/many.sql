-- Many movements of one kind, asset and moment, with money accounts of several members: these are locked first, in the order of their ids. What each was
-- answered, in their order.
create function foyer.ledger_post_all(kind text, merchant text, asset text, at timestamptz, movements jsonb) returns setof foyer.outcome language plpgsql as $$
#variable_conflict use_variable
declare
  stays boolean := foyer.ledger_stay(merchant);
  asked record;
begin
  perform 1 from accounts a
  where a.merchant = merchant and a.kind = 'main' and a.member_id in (select each ->> 'memberId' from jsonb_array_elements(movements) as each)
  order by a.id for update;
  for asked in
    select w.* from rows from (
      jsonb_to_recordset(movements) as ("memberId" text, reference text, "requestHash" text, amount bigint, followed text, detail jsonb)
    ) with ordinality as w
    order by w.ordinality
  loop
    return next foyer.ledger_post(
      kind, merchant, asked."memberId", asked.reference, asked."requestHash", asset, asked.amount, asked.followed, at, asked.detail, null
    );
  end loop;
end $$;
