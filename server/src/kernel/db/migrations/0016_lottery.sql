CREATE TABLE "lottery_blocks" (
	"merchant" text NOT NULL,
	"draw_id" text NOT NULL,
	"block" integer NOT NULL,
	"first" bigint NOT NULL,
	"root" text NOT NULL,
	CONSTRAINT "lottery_blocks_merchant_draw_id_block_pk" PRIMARY KEY("merchant","draw_id","block")
);
--> statement-breakpoint
CREATE TABLE "lottery_draws" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"lottery" text NOT NULL,
	"vendor" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"draws_at" timestamp (3) with time zone NOT NULL,
	"rules" jsonb NOT NULL,
	"most_on_number" bigint,
	"most_in_draw" bigint,
	"sealed_seed" text NOT NULL,
	"commitment" text NOT NULL,
	"commitment_hash" text NOT NULL,
	"beacon_round" bigint,
	"closed_at" timestamp (3) with time zone,
	"root" text,
	"ticket_count" bigint,
	"staked" bigint,
	"waits_for" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_draws_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "lottery_draws_state" CHECK ("lottery_draws"."state" in ('scheduled', 'open', 'closed', 'drawn', 'settled', 'void')),
	CONSTRAINT "lottery_draws_moments" CHECK ("lottery_draws"."opens_at" < "lottery_draws"."closes_at" and "lottery_draws"."closes_at" <= "lottery_draws"."draws_at"),
	CONSTRAINT "lottery_draws_closed" CHECK ("lottery_draws"."closed_at" is not null or "lottery_draws"."state" in ('scheduled', 'open', 'void')),
	CONSTRAINT "lottery_draws_counted" CHECK (num_nonnulls("lottery_draws"."root", "lottery_draws"."ticket_count", "lottery_draws"."staked") in (0, 3)),
	CONSTRAINT "lottery_draws_drawn" CHECK ("lottery_draws"."root" is not null or "lottery_draws"."state" not in ('drawn', 'settled')),
	CONSTRAINT "lottery_draws_settled" CHECK ("lottery_draws"."settled_at" is not null or "lottery_draws"."state" <> 'settled')
);
--> statement-breakpoint
CREATE TABLE "lottery_results" (
	"merchant" text NOT NULL,
	"draw_id" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	"results" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"certificate" text NOT NULL,
	"carried_from" text,
	"carried" bigint,
	"added" bigint,
	"paid" bigint,
	"left" bigint,
	"breakage" bigint,
	CONSTRAINT "lottery_results_merchant_draw_id_pk" PRIMARY KEY("merchant","draw_id"),
	CONSTRAINT "lottery_results_pool" CHECK (num_nonnulls("lottery_results"."carried", "lottery_results"."added", "lottery_results"."paid", "lottery_results"."left", "lottery_results"."breakage") in (0, 5)),
	CONSTRAINT "lottery_results_sum" CHECK ("lottery_results"."carried" + "lottery_results"."added" = "lottery_results"."paid" + "lottery_results"."left" + "lottery_results"."breakage")
);
--> statement-breakpoint
CREATE TABLE "lottery_stakes" (
	"merchant" text NOT NULL,
	"draw_id" text NOT NULL,
	"subject" text NOT NULL,
	"staked" bigint NOT NULL,
	"most" bigint NOT NULL,
	CONSTRAINT "lottery_stakes_merchant_draw_id_subject_pk" PRIMARY KEY("merchant","draw_id","subject"),
	CONSTRAINT "lottery_stakes_most" CHECK ("lottery_stakes"."staked" <= "lottery_stakes"."most")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lottery_tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draw_id" text NOT NULL,
	"transfer_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"play" text,
	"numbers" text NOT NULL,
	"units" integer NOT NULL,
	"price" bigint NOT NULL,
	"salt" text NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'sold' NOT NULL,
	"prize" bigint,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_tickets_merchant_number_pk" PRIMARY KEY("merchant","number"),
	CONSTRAINT "lottery_tickets_state" CHECK ("lottery_tickets"."state" in ('sold', 'won', 'lost', 'refunded')),
	CONSTRAINT "lottery_tickets_price" CHECK ("lottery_tickets"."price" > 0 and "lottery_tickets"."units" > 0),
	CONSTRAINT "lottery_tickets_prize" CHECK (("lottery_tickets"."state" = 'won') = ("lottery_tickets"."prize" is not null) and "lottery_tickets"."prize" > 0),
	CONSTRAINT "lottery_tickets_settled" CHECK (("lottery_tickets"."state" = 'sold') = ("lottery_tickets"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "lottery_blocks" ADD CONSTRAINT "lottery_blocks_merchant_draw_id_lottery_draws_merchant_id_fk" FOREIGN KEY ("merchant","draw_id") REFERENCES "public"."lottery_draws"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_results" ADD CONSTRAINT "lottery_results_merchant_draw_id_lottery_draws_merchant_id_fk" FOREIGN KEY ("merchant","draw_id") REFERENCES "public"."lottery_draws"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_results" ADD CONSTRAINT "lottery_results_merchant_carried_from_lottery_results_merchant_draw_id_fk" FOREIGN KEY ("merchant","carried_from") REFERENCES "public"."lottery_results"("merchant","draw_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_stakes" ADD CONSTRAINT "lottery_stakes_merchant_draw_id_lottery_draws_merchant_id_fk" FOREIGN KEY ("merchant","draw_id") REFERENCES "public"."lottery_draws"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_merchant_draw_id_lottery_draws_merchant_id_fk" FOREIGN KEY ("merchant","draw_id") REFERENCES "public"."lottery_draws"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_merchant_transfer_id_transfers_merchant_id_fk" FOREIGN KEY ("merchant","transfer_id") REFERENCES "public"."transfers"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_draws_moment" ON "lottery_draws" USING btree ("merchant","lottery","draws_at");--> statement-breakpoint
CREATE INDEX "lottery_draws_past" ON "lottery_draws" USING btree ("merchant","draws_at","id");--> statement-breakpoint
CREATE INDEX "lottery_draws_ahead" ON "lottery_draws" USING btree ("merchant","lottery","draws_at") WHERE "lottery_draws"."state" in ('scheduled', 'open', 'closed', 'drawn');--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_results_carried" ON "lottery_results" USING btree ("merchant","carried_from");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_tickets_line" ON "lottery_tickets" USING btree ("merchant","transfer_id","line");--> statement-breakpoint
CREATE INDEX "lottery_tickets_draw" ON "lottery_tickets" USING btree ("merchant","draw_id","number");--> statement-breakpoint
CREATE INDEX "lottery_tickets_sold" ON "lottery_tickets" USING btree ("merchant","draw_id","number") WHERE "lottery_tickets"."state" = 'sold';--> statement-breakpoint
CREATE INDEX "lottery_tickets_member" ON "lottery_tickets" USING btree ("merchant","member_id","number");