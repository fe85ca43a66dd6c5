ALTER TABLE "members" ADD COLUMN "deposit_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "deposited_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "members" SET "deposit_count" = "arrived"."count", "deposited_amount" = "arrived"."amount"
FROM (SELECT "deposits"."member_id", count(*) AS "count", coalesce(sum("deposits"."amount") FILTER (WHERE "deposits"."currency" = "owner"."currency"), 0) AS "amount"
  FROM "deposits" JOIN "members" AS "owner" ON "owner"."id" = "deposits"."member_id"
  WHERE "deposits"."arrived_at" IS NOT NULL GROUP BY "deposits"."member_id") AS "arrived"
WHERE "members"."id" = "arrived"."member_id";
