-- Tokens from before do not name a series, so remembered members sign in by hand once.
DELETE FROM "remember_tokens";--> statement-breakpoint
ALTER TABLE "remember_tokens" DROP CONSTRAINT "remember_tokens_merchant_token_hash_pk";--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD COLUMN "series_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD COLUMN "replaced_hash" text;--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD CONSTRAINT "remember_tokens_merchant_series_hash_pk" PRIMARY KEY("merchant","series_hash");
