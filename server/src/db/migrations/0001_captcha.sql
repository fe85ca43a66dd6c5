CREATE TABLE "captcha_challenges" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"scene" text NOT NULL,
	"device_id" text,
	"network_prefix" text NOT NULL,
	"kind" text NOT NULL,
	"answer" text NOT NULL,
	"work_bits" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_passes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"scene" text NOT NULL,
	"device_id" text,
	"network_prefix" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "captcha_challenges_failed" ON "captcha_challenges" USING btree ("merchant","network_prefix","taken_at") WHERE "captcha_challenges"."failed";--> statement-breakpoint
CREATE INDEX "captcha_challenges_expiry" ON "captcha_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_passes_expiry" ON "captcha_passes" USING btree ("expires_at");