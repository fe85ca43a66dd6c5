-- Opens a session for a member who was just read, with the event that led to it. Nothing is written where the member is gone, has closed the account, was
-- locked or has another password now: then both columns are null. Where the limit of sign-ins is reached, it says until when.
create function foyer.session_open(
  merchant text, member_id text, password_hash text, token_hash text, network_prefix text, device_id text, user_agent text, first_time_login boolean,
  created_at timestamptz, last_used_at timestamptz, confirmed_at timestamptz, event text, event_at timestamptz, ip text, request_id text, detail jsonb,
  limit_key text, limit_points bigint, limit_ends_at timestamptz
) returns table (is_new_network boolean, full_until timestamptz) language plpgsql as $$
#variable_conflict use_column
begin
  -- The member's row, which a change of the password locks too, then the limit: every unit of work takes both locks in this order.
  perform 1 from members m
  where m.merchant = session_open.merchant and m.id = session_open.member_id and m.password_hash is not distinct from session_open.password_hash
    and m.closed_at is null and (m.locked_until is null or m.locked_until <= session_open.created_at)
  for no key update;
  if not found then
    return;
  end if;
  if not foyer.limit_count(session_open.merchant, limit_key, limit_points, limit_ends_at, session_open.created_at) then
    full_until := foyer.limit_full_until(session_open.merchant, limit_key, limit_points, session_open.created_at);
    return next;
    return;
  end if;

  insert into sessions (
    merchant, token_hash, member_id, network_prefix, device_id, user_agent, first_time_login, created_at, last_used_at, confirmed_at
  ) values (
    session_open.merchant, session_open.token_hash, session_open.member_id, session_open.network_prefix, session_open.device_id, session_open.user_agent,
    session_open.first_time_login, session_open.created_at, session_open.last_used_at, session_open.confirmed_at
  );
  insert into networks as kept (merchant, member_id, prefix, first_seen_at, last_seen_at) values (
    session_open.merchant, session_open.member_id, session_open.network_prefix, session_open.created_at, session_open.created_at
  )
  on conflict (merchant, member_id, prefix) do update set
    last_seen_at = greatest(kept.last_seen_at, excluded.last_seen_at), sign_ins = kept.sign_ins + 1
  returning kept.sign_ins = 1 into is_new_network;
  perform foyer.session_opened(session_open.merchant, session_open.member_id, session_open.device_id, session_open.created_at);
  insert into audit_events (at, merchant, member_id, event, ip, user_agent, request_id, detail) values (
    event_at, session_open.merchant, session_open.member_id, session_open.event, session_open.ip, session_open.user_agent, session_open.request_id,
    session_open.detail
  );
  return next;
end $$;

-- What other subjects write when a session is opened.
create function foyer.session_opened(merchant text, member_id text, device_id text, at timestamptz) returns void language plpgsql as $$
begin
  perform foyer.tracking_device(merchant, member_id, device_id, at);
end $$;
