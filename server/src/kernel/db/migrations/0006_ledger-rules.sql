-- Rules of the ledger that no constraint of a table can say (docs/ledger.md).

-- The lines of a transfer add up to zero, in one asset.
CREATE FUNCTION "ledger_transfer_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "entries" WHERE "merchant" = NEW."merchant" AND "transfer_id" = NEW."transfer_id"
		HAVING sum("amount") <> 0 OR min("asset") <> max("asset")
	) THEN
		RAISE EXCEPTION 'the lines of transfer % of merchant % do not add up to zero in one asset', NEW."transfer_id", NEW."merchant"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfer_balances';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transfer_balances" AFTER INSERT ON "entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_transfer_balances"();
--> statement-breakpoint
-- History is added to, never changed.
CREATE FUNCTION "ledger_refuses_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_refuses_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_refuses_change" BEFORE UPDATE OR DELETE ON "transfers" FOR EACH ROW EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_refuses_change" BEFORE UPDATE OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_refuses_change" BEFORE UPDATE OR DELETE ON "money_events" FOR EACH ROW EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_refuses_removal" BEFORE TRUNCATE ON "transfers" EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_refuses_removal" BEFORE TRUNCATE ON "entries" EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_refuses_removal" BEFORE TRUNCATE ON "money_events" EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
-- These counted deposits that stood in no ledger.
UPDATE "members" SET "deposit_count" = 0, "deposited_amount" = 0 WHERE "deposit_count" > 0;
