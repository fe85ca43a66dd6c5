ALTER TABLE "play_credits" ADD COLUMN "highest_stake" bigint;--> statement-breakpoint
ALTER TABLE "play_credits" ADD COLUMN "weights" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "play_credits" ADD COLUMN "other_weight" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "play_credits" ADD CONSTRAINT "play_credits_rules" CHECK ("play_credits"."highest_stake" > 0 and "play_credits"."other_weight" between 0 and 100);