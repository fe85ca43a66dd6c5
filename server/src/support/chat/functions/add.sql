-- Adds a message as the next of its chat, and answers its number; null if a message of this sender has the same client id. Two that come at the same time
-- wait for each other at the chat's row; the second then fails by the unique client id, and with it all that this does.
create function foyer.chat_add(
  merchant text, member_id text, by text, client_id text, at timestamptz, text text, picture jsonb, image bytea, member_unread bigint,
  support_unread bigint, answers boolean
) returns table (seq bigint) language plpgsql as $$
#variable_conflict use_column
declare
  next_seq integer;
begin
  if exists (
    select 1 from chat_messages m
    where m.merchant = chat_add.merchant and m.member_id = chat_add.member_id and m.by = chat_add.by and m.client_id = chat_add.client_id
  ) then
    return;
  end if;
  insert into chat_threads as kept (merchant, member_id, last_seq, last_at, member_unread, support_unread, waiting_since) values (
    chat_add.merchant, chat_add.member_id, 1, chat_add.at, chat_add.member_unread, chat_add.support_unread,
    case when chat_add.support_unread > 0 then chat_add.at end
  )
  on conflict (merchant, member_id) do update set
    last_seq = kept.last_seq + 1, last_at = excluded.last_at,
    member_unread = kept.member_unread + excluded.member_unread,
    support_unread = kept.support_unread + excluded.support_unread,
    -- An answer ends the waiting; that of the merchant's own questions does not.
    waiting_since = case when not chat_add.answers then coalesce(kept.waiting_since, excluded.waiting_since) end
  returning kept.last_seq into next_seq;
  insert into chat_messages (merchant, member_id, seq, by, client_id, at, text, picture) values (
    chat_add.merchant, chat_add.member_id, next_seq, chat_add.by, chat_add.client_id, chat_add.at, chat_add.text, chat_add.picture
  );
  if chat_add.image is not null then
    insert into chat_pictures (merchant, member_id, seq, image) values (chat_add.merchant, chat_add.member_id, next_seq, chat_add.image);
  end if;
  seq := next_seq;
  return next;
end $$;
