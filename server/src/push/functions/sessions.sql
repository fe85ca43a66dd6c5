-- Whoever signs out wants nothing more on that device, so its subscription ends with the session.
create function foyer.push_sessions_ended(merchant text, tokens text[]) returns void language plpgsql as $$
#variable_conflict use_column
begin
  delete from push_subscriptions p where p.merchant = push_sessions_ended.merchant and p.session_hash = any (push_sessions_ended.tokens);
end $$;

create function foyer.push_sessions_ended_all(merchant text, member_id text) returns void language plpgsql as $$
#variable_conflict use_column
begin
  delete from push_subscriptions p where p.merchant = push_sessions_ended_all.merchant and p.member_id = push_sessions_ended_all.member_id;
end $$;
