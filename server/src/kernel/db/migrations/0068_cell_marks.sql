CREATE TABLE "cell_marks" (
	"merchant" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"move" text NOT NULL,
	"other" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- A merchant moves to another cell (docs/scale.md). While its rows are copied, and afterwards, nobody writes them here: `foyer cell move` puts a trigger with
-- this function on each table, for this merchant's rows alone. Sweeps go over all merchants by one statement each: five minutes after the merchant has gone,
-- when no call of before is left, they pass over its rows.
CREATE FUNCTION "cell_closes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	mark "cell_marks";
BEGIN
	SELECT * INTO mark FROM "cell_marks" WHERE "merchant" = CASE TG_OP WHEN 'DELETE' THEN OLD."merchant" ELSE NEW."merchant" END;
	IF TG_OP = 'DELETE' AND mark."state" IN ('open', 'removing') THEN
		RETURN OLD;
	ELSIF TG_OP = 'DELETE' AND mark."state" = 'gone' AND mark."since" < now() - interval '5 minutes' THEN
		RETURN NULL;
	ELSIF mark."state" = 'open' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of merchant % are closed: it moves to another cell, or has moved there', mark."merchant" USING ERRCODE = 'FC503';
END $$;
--> statement-breakpoint
-- As before, but where the rows of a merchant are removed because another cell has them. On a machine of Citus there are no cells.
CREATE OR REPLACE FUNCTION "ledger_refuses_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND to_regclass('public.cell_marks') IS NOT NULL THEN
		IF EXISTS (SELECT FROM "cell_marks" WHERE "merchant" = OLD."merchant" AND "state" = 'removing') THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_refuses_change';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "referral_is_for_ever"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF pg_trigger_depth() > 1 THEN
			RETURN OLD;
		ELSIF to_regclass('public.cell_marks') IS NOT NULL THEN
			IF EXISTS (SELECT FROM "cell_marks" WHERE "merchant" = OLD."merchant" AND "state" = 'removing') THEN
				RETURN OLD;
			END IF;
		END IF;
	ELSIF (NEW."merchant", NEW."member_id", NEW."inviter_id", NEW."way", NEW."joined_at")
		= (OLD."merchant", OLD."member_id", OLD."inviter_id", OLD."way", OLD."joined_at") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'member % of merchant % is connected with the inviter for ever', OLD."member_id", OLD."merchant"
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'referral_is_for_ever';
END $$;
