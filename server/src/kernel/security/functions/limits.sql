-- Counts a try in its window, unless its limit is reached; true where it was counted. A refused try writes nothing: a flood must not become a flood of
-- writes.
create function foyer.limit_count(merchant text, key text, most bigint, ends_at timestamptz, at timestamptz) returns boolean language plpgsql as $$
#variable_conflict use_column
begin
  insert into limits as kept (merchant, key, points, ends_at)
  values (limit_count.merchant, limit_count.key, 1, limit_count.ends_at)
  on conflict (merchant, key) do update set
    points = case when kept.ends_at <= limit_count.at then 1 else kept.points + 1 end,
    ends_at = case when kept.ends_at <= limit_count.at then excluded.ends_at else kept.ends_at end
  where kept.ends_at <= limit_count.at or kept.points < limit_count.most;
  return found;
end $$;

-- When the window ends that is full.
create function foyer.limit_full_until(merchant text, key text, most bigint, at timestamptz) returns timestamptz language plpgsql as $$
begin
  return (
    select l.ends_at from limits l
    where l.merchant = limit_full_until.merchant and l.key = limit_full_until.key and l.points >= limit_full_until.most
      and l.ends_at > limit_full_until.at
  );
end $$;

-- Counts tries in their order until a limit is reached: how many were counted, and when the window of the one that was not ends.
create function foyer.limits_consume(merchant text, tries jsonb, at timestamptz) returns table (counted bigint, full_until timestamptz) language plpgsql as $$
declare
  each jsonb;
begin
  counted := 0;
  for each in select t.value from jsonb_array_elements(limits_consume.tries) with ordinality as t order by t.ordinality loop
    if not foyer.limit_count(merchant, each ->> 'key', (each ->> 'points')::bigint, (each ->> 'endsAt')::timestamptz, at) then
      full_until := coalesce(foyer.limit_full_until(merchant, each ->> 'key', (each ->> 'points')::bigint, at), at);
      exit;
    end if;
    counted := counted + 1;
  end loop;
  return next;
end $$;
