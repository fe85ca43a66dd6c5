-- While play credit is open, no bet is higher than its highest stake. A ticket that the house gives is no stake of the member's.
create function foyer.credit_gate(m foyer.movement) returns text language plpgsql as $$
#variable_conflict use_column
begin
  if m.detail ? 'gift' then
    return null;
  end if;
  perform 1 from play_credits c
  where c.merchant = m.merchant and c.member_id = m.member_id and c.state = 'open' and c.highest_stake < m.amount and c.staked < c.needed
    and c.ends_at > m.at;
  return case when found then 'credit.stake.high' end;
end $$;
