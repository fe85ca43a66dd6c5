-- Ties the device to the member who signs in there, whatever was chosen on it.
create function foyer.tracking_device(merchant text, member_id text, device_id text, at timestamptz) returns void language plpgsql as $$
#variable_conflict use_column
begin
  if device_id is not null then
    update tracking_visitors v set member_id = tracking_device.member_id, seen_at = greatest(v.seen_at, tracking_device.at)
    where v.merchant = tracking_device.merchant and v.id = tracking_device.device_id;
  end if;
end $$;
