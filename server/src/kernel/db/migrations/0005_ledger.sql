CREATE TABLE "accounts" (
	"merchant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" text,
	"kind" text NOT NULL,
	"asset" text NOT NULL,
	"floor" bigint,
	"balance" bigint,
	"version" bigint,
	CONSTRAINT "accounts_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "accounts_asset" UNIQUE("merchant","asset","id"),
	CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('main', 'held', 'points') = ("accounts"."member_id" is not null)),
	CONSTRAINT "accounts_running" CHECK (num_nonnulls("accounts"."member_id", "accounts"."floor", "accounts"."balance", "accounts"."version") in (0, 4)),
	CONSTRAINT "accounts_floor" CHECK ("accounts"."balance" >= "accounts"."floor"),
	CONSTRAINT "accounts_balance" CHECK ("accounts"."balance" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"merchant" text NOT NULL,
	"use" text NOT NULL,
	"asset" text NOT NULL,
	CONSTRAINT "assets_merchant_use_pk" PRIMARY KEY("merchant","use"),
	CONSTRAINT "assets_asset" UNIQUE("merchant","asset"),
	CONSTRAINT "assets_use" CHECK ("assets"."use" in ('money', 'points'))
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"merchant" text NOT NULL,
	"transfer_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"asset" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"version" bigint,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "entries_merchant_transfer_id_line_pk" PRIMARY KEY("merchant","transfer_id","line"),
	CONSTRAINT "entries_amount" CHECK ("entries"."amount" <> 0 and "entries"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "entries_running" CHECK (("entries"."version" is null) = ("entries"."balance_after" is null))
);
--> statement-breakpoint
CREATE TABLE "house_sums" (
	"merchant" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"before" "xid8" NOT NULL,
	CONSTRAINT "house_sums_merchant_account_id_pk" PRIMARY KEY("merchant","account_id")
);
--> statement-breakpoint
CREATE TABLE "money_events" (
	"merchant" text NOT NULL,
	"transfer_id" bigint NOT NULL,
	"event" text NOT NULL,
	"member_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"asset" text NOT NULL,
	"first" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "money_events_merchant_transfer_id_event_pk" PRIMARY KEY("merchant","transfer_id","event")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"merchant" text NOT NULL,
	"check" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"checked" bigint NOT NULL,
	"faults" bigint NOT NULL,
	"examples" jsonb NOT NULL,
	CONSTRAINT "reconciliations_merchant_check_pk" PRIMARY KEY("merchant","check")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"merchant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"request_hash" text NOT NULL,
	"follows" bigint,
	"ends" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"balance" bigint NOT NULL,
	"version" bigint NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "transfers_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('deposit', 'hold', 'payout', 'return', 'bet', 'win', 'rollback', 'earn', 'spend')),
	CONSTRAINT "transfers_follows" CHECK (("transfers"."kind" in ('payout', 'return', 'win', 'rollback')) = ("transfers"."follows" is not null))
);
--> statement-breakpoint
DROP TABLE "deposits" CASCADE;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_deposit_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_merchant_asset_assets_merchant_asset_fk" FOREIGN KEY ("merchant","asset") REFERENCES "public"."assets"("merchant","asset") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_merchant_transfer_id_transfers_merchant_id_fk" FOREIGN KEY ("merchant","transfer_id") REFERENCES "public"."transfers"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_merchant_asset_account_id_accounts_merchant_asset_id_fk" FOREIGN KEY ("merchant","asset","account_id") REFERENCES "public"."accounts"("merchant","asset","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_sums" ADD CONSTRAINT "house_sums_merchant_account_id_accounts_merchant_id_fk" FOREIGN KEY ("merchant","account_id") REFERENCES "public"."accounts"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_merchant_transfer_id_transfers_merchant_id_fk" FOREIGN KEY ("merchant","transfer_id") REFERENCES "public"."transfers"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_member" ON "accounts" USING btree ("merchant","member_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_house" ON "accounts" USING btree ("merchant","kind") WHERE "accounts"."member_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_account" ON "entries" USING btree ("merchant","asset","account_id","version");--> statement-breakpoint
CREATE INDEX "entries_house" ON "entries" USING btree ("merchant","account_id","transaction") WHERE "entries"."version" is null;--> statement-breakpoint
CREATE INDEX "money_events_member" ON "money_events" USING btree ("merchant","member_id","transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_events_first" ON "money_events" USING btree ("merchant","member_id") WHERE "money_events"."first";--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_reference" ON "transfers" USING btree ("merchant","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_end" ON "transfers" USING btree ("merchant","follows") WHERE "transfers"."ends";--> statement-breakpoint
CREATE INDEX "transfers_payments" ON "transfers" USING btree ("merchant","member_id","id") WHERE "transfers"."kind" not in ('bet', 'win', 'rollback');