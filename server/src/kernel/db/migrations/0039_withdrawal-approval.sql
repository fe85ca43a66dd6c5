ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "waits_for" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "people" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "aside_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "aside_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "aside_reason" text;--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("merchant","created_at","id") WHERE "payments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "payout_accounts_shared" ON "payout_accounts" USING btree ("merchant","mark");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_approval" CHECK (("payments"."people" > 0) = ("payments"."waits_for" is not null) and "payments"."people" in (0, 1, 2)
        and num_nulls("payments"."decision", "payments"."decided_by", "payments"."decided_at") in (0, 3) and "payments"."decision" in ('approved', 'refused')
        and case when "payments"."people" = 0 then "payments"."state" <> 'waiting' and "payments"."decision" is null
          when "payments"."state" = 'waiting' then "payments"."decision" is null and "payments"."tried_at" is null
          when "payments"."state" in ('held', 'sent', 'paid') then "payments"."decision" = 'approved' is true
          else true end
        and case when "payments"."decision" = 'refused' then "payments"."state" = 'returned'
          when "payments"."decision" = 'approved' and "payments"."people" = 2 then ("payments"."asked_by" <> "payments"."decided_by") is true
          else true end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK (case "payments"."kind" when 'deposit' then "payments"."state" in ('created', 'pending', 'paid', 'declined', 'expired') when 'withdrawal' then "payments"."state" in ('waiting', 'held', 'sent', 'paid', 'returned') else false end);