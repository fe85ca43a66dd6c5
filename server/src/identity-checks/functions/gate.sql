-- What the verification of identity and age asks of the ledger (docs/identity-checks.md): where the merchant wants it before this act, the member has an
-- acceptance that is valid at the moment of the movement.
create function foyer.identity_gate(m foyer.movement, gate text) returns text language plpgsql as $$
begin
  perform 1 from identity_policies p
  where p.merchant = m.merchant and p.gate = identity_gate.gate and not exists (
    select 1 from identity_checks c
    where c.merchant = m.merchant and c.member_id = m.member_id and c.state = 'accepted' and c.ends_at > m.at
  );
  return case when found then 'identity.needed' end;
end $$;
