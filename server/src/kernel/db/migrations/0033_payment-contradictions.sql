ALTER TABLE "payments" ADD COLUMN "tried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "contradiction" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "resolved" text;--> statement-breakpoint
-- Whether an order that is still held was sent before this version is not known, so its state is asked first.
UPDATE "payments" SET "tried_at" = "changed_at" WHERE "kind" = 'withdrawal' AND "state" IN ('held', 'sent');
