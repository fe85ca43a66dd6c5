-- The second half of what migration 0050 began. Since then the lines of a transfer, with its fee, come in one statement, so that the rule needs no exception
-- for lines which versions before it wrote apart, and no second look when the transaction ends. No line can be added to a transfer by itself any more, also
-- not to one with a fee and no lines yet. A version from before 0050 cannot write fees beside this one: whoever has one changes to a version in between first.
CREATE OR REPLACE FUNCTION "ledger_lines_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wrong record;
BEGIN
	FOR wrong IN
		SELECT "merchant", "transfer_id" FROM "added" GROUP BY "merchant", "transfer_id" HAVING sum("amount") <> 0 OR min("asset") <> max("asset") LIMIT 1
	LOOP
		RAISE EXCEPTION 'the lines of transfer % of merchant % do not add up to zero in one asset', wrong."transfer_id", wrong."merchant"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_lines_balance';
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Where the database is split over machines, `foyer distribute` has removed it already.
DROP TRIGGER IF EXISTS "ledger_transfer_balances" ON "transfers";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "ledger_transfer_balances"();
