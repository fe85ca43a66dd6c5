-- What locks by staff ask of the ledger (docs/locks.md). After the lock on the member's accounts, which whoever locks a member takes too: a lock that comes
-- while a movement is under way either waits for it or is seen here.
create function foyer.lock_gate(m foyer.movement, scope text) returns text language plpgsql as $$
begin
  perform 1 from member_locks l
  where l.merchant = m.merchant and l.member_id = m.member_id and l.scope = lock_gate.scope and l.lifted_at is null and (l.until is null or l.until > m.at);
  return case when found then scope || '.locked' end;
end $$;
