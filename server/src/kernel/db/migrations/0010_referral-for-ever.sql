-- Whoever invited a member did so for ever (spec 2 §6, Referral): a connection is never changed, and ends only with the member.
CREATE FUNCTION "referral_is_for_ever"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (SELECT FROM "members" WHERE "merchant" = OLD."merchant" AND "id" = OLD."member_id") THEN
			RETURN OLD;
		END IF;
	ELSIF (NEW."merchant", NEW."member_id", NEW."inviter_id", NEW."way", NEW."joined_at")
		= (OLD."merchant", OLD."member_id", OLD."inviter_id", OLD."way", OLD."joined_at") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'member % of merchant % is connected with the inviter for ever', OLD."member_id", OLD."merchant"
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'referral_is_for_ever';
END $$;
--> statement-breakpoint
CREATE TRIGGER "referral_is_for_ever" BEFORE UPDATE OR DELETE ON "referrals" FOR EACH ROW EXECUTE FUNCTION "referral_is_for_ever"();
