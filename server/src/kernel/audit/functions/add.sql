-- Writes an event; one of a limit's window that is there already is counted instead. A function, so that the merchant's machine counts the ids of all events:
-- those that other functions write are counted there too, and lists are in the order of ids.
create function foyer.audit_add(
  merchant text, at timestamptz, member_id text, event text, ip text, user_agent text, request_id text, detail jsonb, limit_window text
) returns void language plpgsql as $$
#variable_conflict use_column
begin
  insert into audit_events as kept (merchant, at, member_id, event, ip, user_agent, request_id, detail, limit_window) values (
    audit_add.merchant, audit_add.at, audit_add.member_id, audit_add.event, audit_add.ip, audit_add.user_agent, audit_add.request_id, audit_add.detail,
    audit_add.limit_window
  )
  on conflict (merchant, limit_window) where limit_window is not null do update set times = kept.times + 1;
end $$;
