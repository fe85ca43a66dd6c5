CREATE TABLE "report_agents" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"players" bigint NOT NULL,
	CONSTRAINT "report_agents_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "play_pauses" ADD COLUMN "registered_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "play_pauses" SET "registered_at" = "members"."registered_at" FROM "members" WHERE "members"."merchant" = "play_pauses"."merchant" AND "members"."id" = "play_pauses"."member_id";--> statement-breakpoint
CREATE INDEX "play_pauses_registered" ON "play_pauses" USING btree ("merchant","kind","registered_at","member_id");