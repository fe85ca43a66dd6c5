CREATE TABLE "archived_sums" (
	"merchant" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"lines" bigint NOT NULL,
	"last_version" bigint NOT NULL,
	"bets" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "archived_sums_merchant_account_id_pk" PRIMARY KEY("merchant","account_id"),
	CONSTRAINT "archived_sums_lines" CHECK ("archived_sums"."lines" > 0)
);
--> statement-breakpoint
ALTER TABLE "archived_sums" ADD CONSTRAINT "archived_sums_merchant_account_id_accounts_merchant_id_fk" FOREIGN KEY ("merchant","account_id") REFERENCES "public"."accounts"("merchant","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- As before, but lines go where the archive takes them away: it says so for its own statement (games/functions/archive.sql).
CREATE OR REPLACE FUNCTION "ledger_refuses_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND to_regclass('public.cell_marks') IS NOT NULL THEN
		IF EXISTS (SELECT FROM "cell_marks" WHERE "merchant" = OLD."merchant" AND "state" = 'removing') THEN
			RETURN OLD;
		END IF;
	END IF;
	IF TG_OP = 'DELETE' AND TG_TABLE_NAME LIKE 'entries%' AND current_setting('ledger.archives', true) = 'lines' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_refuses_change';
END $$;
