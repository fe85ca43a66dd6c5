CREATE TABLE "play_clocks" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"played" integer NOT NULL,
	"checked" integer NOT NULL,
	CONSTRAINT "play_clocks_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"zone" text NOT NULL,
	"most" bigint NOT NULL,
	"used" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"raise_to" bigint,
	"raise_from" timestamp (3) with time zone,
	"raise_until" timestamp (3) with time zone,
	CONSTRAINT "play_limits_merchant_member_id_kind_period_pk" PRIMARY KEY("merchant","member_id","kind","period"),
	CONSTRAINT "play_limits_kind" CHECK ("play_limits"."kind" in ('deposit', 'loss', 'stake', 'time')),
	CONSTRAINT "play_limits_period" CHECK ("play_limits"."period" in ('day', 'week', 'month')),
	CONSTRAINT "play_limits_most" CHECK ("play_limits"."most" >= 0),
	CONSTRAINT "play_limits_raise" CHECK (num_nonnulls("play_limits"."raise_from", "play_limits"."raise_until") in (0, 2) and "play_limits"."raise_to" > "play_limits"."most")
);
--> statement-breakpoint
CREATE TABLE "play_pauses" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "play_pauses_merchant_member_id_pk" PRIMARY KEY("merchant","member_id"),
	CONSTRAINT "play_pauses_kind" CHECK ("play_pauses"."kind" = 'exclusion' or "play_pauses"."kind" = 'break' and "play_pauses"."until" is not null and "play_pauses"."ends_at" = "play_pauses"."until")
);
--> statement-breakpoint
ALTER TABLE "play_clocks" ADD CONSTRAINT "play_clocks_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_pauses" ADD CONSTRAINT "play_pauses_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;