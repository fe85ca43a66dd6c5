-- Bars a bet that has not come yet, with the rollback of it as the reason: both are movements of nothing. 'transaction.unknown' where the bet has come
-- meanwhile.
create function foyer.ledger_bar(
  merchant text, member_id text, reference text, request_hash text, followed text, at timestamptz, detail jsonb
) returns foyer.outcome language plpgsql as $$
#variable_conflict use_variable
declare
  stays boolean := foyer.ledger_stay(merchant);
  m foyer.movement := row(
    'rollback', merchant, member_id, reference, request_hash, null, null, followed, at, detail, null, null, null, null, null, null
  )::foyer.movement;
  outcome foyer.outcome := foyer.ledger_before(m.kind, m.merchant, m.reference, m.request_hash);
begin
  if outcome.is_replay is not null then
    return outcome;
  end if;
  outcome := row(null, null, at, null, null, false)::foyer.outcome;
  select a.balance, a.version into outcome.balance, outcome.version from accounts a
  where a.merchant = m.merchant and a.member_id = m.member_id and a.kind = 'main';
  outcome.balance := coalesce(outcome.balance, 0);
  outcome.version := coalesce(outcome.version, 0);
  insert into transfers (merchant, member_id, kind, reference, request_hash, at, balance, version, detail)
  values (m.merchant, m.member_id, 'bet', m.followed, '', m.at, outcome.balance, outcome.version, '{}')
  on conflict do nothing
  returning id into m.followed_id;
  if m.followed_id is null then
    return foyer.ledger_refusal('transaction.unknown');
  end if;
  insert into transfers (merchant, member_id, kind, reference, request_hash, follows, ends, at, balance, version, detail)
  values (m.merchant, m.member_id, 'rollback', m.reference, m.request_hash, m.followed_id, true, m.at, outcome.balance, outcome.version, m.detail)
  returning id into outcome.transfer_id;
  return outcome;
exception when unique_violation then
  -- Another rollback took the reference in the same moment.
  return foyer.ledger_before(m.kind, m.merchant, m.reference, m.request_hash);
end $$;
