ALTER TABLE "member_tags" ADD COLUMN "registered_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "member_tags" SET "registered_at" = "members"."registered_at" FROM "members" WHERE "members"."merchant" = "member_tags"."merchant" AND "members"."id" = "member_tags"."member_id";--> statement-breakpoint
-- harmless: staff give tags by hand, so these are thousands of rows at most, and the index is there in milliseconds
CREATE INDEX "member_tags_registered" ON "member_tags" USING btree ("merchant","tag","registered_at","member_id");