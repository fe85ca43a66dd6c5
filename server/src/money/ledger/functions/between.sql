-- A movement between two accounts of the house. Neither has a balance, so nothing is locked: the insert of the transfer decides. It belongs to a member
-- where it is a deposit of theirs, and to nobody else. Its answer has no balance.
create function foyer.ledger_between(
  kind text, merchant text, member_id text, reference text, request_hash text, asset text, amount bigint, followed text, at timestamptz, detail jsonb
) returns foyer.outcome language plpgsql as $$
#variable_conflict use_column
declare
  stays boolean := foyer.ledger_stay(merchant);
  m foyer.movement := (
    kind, merchant, member_id, reference, request_hash, asset, amount, followed, at, detail, null, null, null, null, null, null
  )::foyer.movement;
  rule foyer.movement_rule := foyer.ledger_rule(m.kind);
  source_id bigint;
  target_id bigint;
  outcome foyer.outcome := foyer.ledger_before(m.kind, m.merchant, m.reference, m.request_hash);
begin
  if outcome.refused is not null or outcome.is_replay then
    return outcome;
  end if;
  if rule.follows is not null then
    m := foyer.ledger_follow(m, rule);
    if m.followed_id is null then
      return foyer.ledger_refusal('transaction.unknown');
    elsif m.ended_by is not null then
      return foyer.ledger_refusal('transaction.ended');
    end if;
  end if;
  if not foyer.ledger_open(m, rule) then
    return foyer.ledger_refusal('currency.mismatch');
  end if;
  insert into transfers as t (merchant, member_id, kind, reference, request_hash, follows, ends, at, balance, version, detail)
  values (m.merchant, m.member_id, m.kind, m.reference, m.request_hash, m.followed_id, m.followed_id is not null, m.at, 0, 0, m.detail)
  on conflict do nothing
  returning t.id into m.transfer_id;
  if m.transfer_id is null then
    return coalesce(foyer.ledger_before(m.kind, m.merchant, m.reference, m.request_hash), foyer.ledger_refusal('transaction.ended'));
  end if;
  select max(a.id) filter (where a.kind = rule.source), max(a.id) filter (where a.kind = rule.target) into source_id, target_id from accounts a
  where a.merchant = m.merchant and a.member_id is null and a.asset = m.asset and a.kind in (rule.source, rule.target);
  insert into entries (merchant, transfer_id, line, asset, account_id, amount) values
    (m.merchant, m.transfer_id, 1, m.asset, source_id, -m.amount), (m.merchant, m.transfer_id, 2, m.asset, target_id, m.amount);
  return (null, m.transfer_id, m.at, 0, 0, false)::foyer.outcome;
end $$;
