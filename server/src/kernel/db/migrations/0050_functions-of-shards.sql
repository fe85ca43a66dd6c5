-- A table that is split over machines (docs/scale.md) has parts with other names, and a trigger of a part must not name a table. Both rules are the same as
-- before.

-- The lines of a transfer come in one statement, so they are added up at its end from the rows that are new. Versions before this one wrote a fee, or one
-- that is given back, by a statement of its own in the same transaction: of those the transfer is looked at when it ends. A later migration takes that away.
CREATE FUNCTION "ledger_lines_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wrong record;
BEGIN
	FOR wrong IN
		SELECT "merchant", "transfer_id" FROM "added" GROUP BY "merchant", "transfer_id" HAVING sum("amount") <> 0 OR min("asset") <> max("asset")
	LOOP
		IF NOT EXISTS (
			SELECT 1 FROM "transfers" t WHERE t."merchant" = wrong."merchant" AND t."id" = wrong."transfer_id"
				AND (t."detail" ? 'fee' OR t."kind" IN ('chargeback', 'reversal'))
		) OR EXISTS (
			SELECT 1 FROM "entries" e WHERE e."merchant" = wrong."merchant" AND e."transfer_id" = wrong."transfer_id"
				AND e."transaction" <> pg_current_xact_id()
		) THEN
			RAISE EXCEPTION 'the lines of transfer % of merchant % do not add up to zero in one asset', wrong."transfer_id", wrong."merchant"
				USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfer_balances';
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_balance" AFTER INSERT ON "entries" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_lines_balance"();
--> statement-breakpoint
DROP TRIGGER "ledger_transfer_balances" ON "entries";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_transfer_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "entries" WHERE "merchant" = NEW."merchant" AND "transfer_id" = NEW."id"
		HAVING sum("amount") <> 0 OR min("asset") <> max("asset")
	) THEN
		RAISE EXCEPTION 'the lines of transfer % of merchant % do not add up to zero in one asset', NEW."id", NEW."merchant"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfer_balances';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transfer_balances" AFTER INSERT ON "transfers" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW."detail" ? 'fee' OR NEW."kind" IN ('chargeback', 'reversal')) EXECUTE FUNCTION "ledger_transfer_balances"();
--> statement-breakpoint
-- A row goes with its member alone: what a foreign key removes is removed within a trigger.
CREATE OR REPLACE FUNCTION "referral_is_for_ever"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF pg_trigger_depth() > 1 THEN
			RETURN OLD;
		END IF;
	ELSIF (NEW."merchant", NEW."member_id", NEW."inviter_id", NEW."way", NEW."joined_at")
		= (OLD."merchant", OLD."member_id", OLD."inviter_id", OLD."way", OLD."joined_at") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'member % of merchant % is connected with the inviter for ever', OLD."member_id", OLD."merchant"
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'referral_is_for_ever';
END $$;
