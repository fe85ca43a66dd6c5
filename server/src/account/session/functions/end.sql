-- Ends the session with this token.
create function foyer.session_end(merchant text, token_hash text) returns void language plpgsql as $$
#variable_conflict use_column
begin
  delete from sessions s where s.merchant = session_end.merchant and s.token_hash = session_end.token_hash;
  perform foyer.sessions_ended(session_end.merchant, array[session_end.token_hash]);
end $$;

-- Ends all sessions of a member. Sessions that were swept before count too for those who listen.
create function foyer.sessions_end_all(merchant text, member_id text) returns void language plpgsql as $$
#variable_conflict use_column
begin
  delete from sessions s where s.merchant = sessions_end_all.merchant and s.member_id = sessions_end_all.member_id;
  perform foyer.sessions_ended_all(sessions_end_all.merchant, sessions_end_all.member_id);
end $$;

-- Ends the sessions of a member on one device; null are those that name none.
create function foyer.sessions_end_of_device(merchant text, member_id text, device_id text) returns void language plpgsql as $$
#variable_conflict use_column
declare
  tokens text[];
begin
  with ended as (
    delete from sessions s
    where s.merchant = sessions_end_of_device.merchant and s.member_id = sessions_end_of_device.member_id
      and s.device_id is not distinct from sessions_end_of_device.device_id
    returning s.token_hash
  )
  select array_agg(e.token_hash) into tokens from ended e;
  perform foyer.sessions_ended(sessions_end_of_device.merchant, coalesce(tokens, '{}'));
end $$;

-- What other subjects take away when a member ends sessions. A sweep leaves it.
create function foyer.sessions_ended(merchant text, tokens text[]) returns void language plpgsql as $$
begin
  perform foyer.push_sessions_ended(merchant, tokens);
end $$;

create function foyer.sessions_ended_all(merchant text, member_id text) returns void language plpgsql as $$
begin
  perform foyer.push_sessions_ended_all(merchant, member_id);
end $$;
