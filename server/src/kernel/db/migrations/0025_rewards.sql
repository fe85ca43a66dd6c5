CREATE TABLE "member_days" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"day" text NOT NULL,
	"deposits" integer NOT NULL,
	"deposited" bigint NOT NULL,
	"bets" integer NOT NULL,
	"staked" bigint NOT NULL,
	CONSTRAINT "member_days_merchant_member_id_day_pk" PRIMARY KEY("merchant","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "board_points" (
	"merchant" text NOT NULL,
	"week" text NOT NULL,
	"member_id" text NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "board_points_merchant_member_id_week_pk" PRIMARY KEY("merchant","member_id","week"),
	CONSTRAINT "board_points_above" CHECK ("board_points"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "reward_claims" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"turn" text NOT NULL,
	"points" bigint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reward_claims_merchant_member_id_promotion_id_turn_pk" PRIMARY KEY("merchant","member_id","promotion_id","turn")
);
--> statement-breakpoint
CREATE TABLE "reward_totals" (
	"merchant" text NOT NULL,
	"promotion_id" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "reward_totals_merchant_promotion_id_pk" PRIMARY KEY("merchant","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "board_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birthday" text;--> statement-breakpoint
ALTER TABLE "member_days" ADD CONSTRAINT "member_days_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_points" ADD CONSTRAINT "board_points_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_points_place" ON "board_points" USING btree ("merchant","week","points");--> statement-breakpoint
CREATE INDEX "reward_claims_latest" ON "reward_claims" USING btree ("merchant","member_id","claimed_at");--> statement-breakpoint
-- What was counted so far is not in the days of members: it is counted anew, when it is asked for.
UPDATE "members" SET "bet_count" = 0, "staked_amount" = 0, "counted_version" = 0 WHERE "counted_version" > 0;
