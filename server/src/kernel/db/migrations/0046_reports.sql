CREATE TABLE "report_cohorts" (
	"merchant" text NOT NULL,
	"week" text NOT NULL,
	"later" smallint NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "report_cohorts_merchant_week_later_pk" PRIMARY KEY("merchant","week","later")
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"merchant" text NOT NULL,
	"dimension" text NOT NULL,
	"day" text NOT NULL,
	"key" text NOT NULL,
	"bets" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"deposit_count" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"payout_count" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"firsts" bigint NOT NULL,
	"players" bigint NOT NULL,
	CONSTRAINT "report_days_merchant_dimension_day_key_pk" PRIMARY KEY("merchant","dimension","day","key")
);
--> statement-breakpoint
CREATE TABLE "report_funnel" (
	"merchant" text NOT NULL,
	"day" text NOT NULL,
	"visits" integer NOT NULL,
	"forms" integer NOT NULL,
	"registered" integer NOT NULL,
	"verified" integer NOT NULL,
	"deposited" integer NOT NULL,
	"again" integer NOT NULL,
	CONSTRAINT "report_funnel_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
CREATE TABLE "report_marks" (
	"merchant" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_marks_merchant_pk" PRIMARY KEY("merchant")
);
--> statement-breakpoint
CREATE TABLE "report_parts" (
	"merchant" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"bets" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"deposit_count" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"payout_count" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"firsts" bigint NOT NULL,
	CONSTRAINT "report_parts_merchant_at_dimension_key_pk" PRIMARY KEY("merchant","at","dimension","key")
);
--> statement-breakpoint
CREATE TABLE "report_players" (
	"merchant" text NOT NULL,
	"day" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "report_players_merchant_day_member_id_pk" PRIMARY KEY("merchant","day","member_id")
);
--> statement-breakpoint
CREATE INDEX "report_players_member" ON "report_players" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "tracking_events_visits" ON "tracking_events" USING btree ("merchant","at") WHERE "tracking_events"."moment" in ('firstOpen', 'registerSubmit');