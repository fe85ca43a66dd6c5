-- Rules of the lottery that no constraint of a table can say (docs/lottery.md).

-- What was drawn is never changed or removed.
CREATE TRIGGER "lottery_refuses_change" BEFORE UPDATE OR DELETE ON "lottery_results" FOR EACH ROW EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "lottery_refuses_removal" BEFORE TRUNCATE ON "lottery_results" EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
-- Of a ticket only what became of it changes.
CREATE TRIGGER "lottery_refuses_change" BEFORE DELETE OR UPDATE OF "merchant", "member_id", "number", "draw_id", "transfer_id", "line", "play", "numbers", "units", "price", "salt", "bought_at"
	ON "lottery_tickets" FOR EACH ROW EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "lottery_refuses_removal" BEFORE TRUNCATE ON "lottery_tickets" EXECUTE FUNCTION "ledger_refuses_change"();
