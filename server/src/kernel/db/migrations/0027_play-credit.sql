CREATE TABLE "play_credits" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"transfer_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"needed" bigint NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "play_credits_merchant_transfer_id_pk" PRIMARY KEY("merchant","transfer_id"),
	CONSTRAINT "play_credits_sums" CHECK ("play_credits"."amount" > 0 and "play_credits"."needed" > 0 and "play_credits"."staked" >= 0),
	CONSTRAINT "play_credits_state" CHECK ("play_credits"."state" in ('open', 'released', 'lapsed') and ("play_credits"."state" = 'open') = ("play_credits"."ended_at" is null)),
	CONSTRAINT "play_credits_released" CHECK ("play_credits"."state" <> 'released' or "play_credits"."staked" >= "play_credits"."needed")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_kind";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_follows";--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "credit" bigint;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "ticket" text;--> statement-breakpoint
ALTER TABLE "play_credits" ADD CONSTRAINT "play_credits_merchant_transfer_id_transfers_merchant_id_fk" FOREIGN KEY ("merchant","transfer_id") REFERENCES "public"."transfers"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_credits" ADD CONSTRAINT "play_credits_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "play_credits_open" ON "play_credits" USING btree ("merchant","member_id") WHERE "play_credits"."state" = 'open';--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("kind" in ('main', 'held', 'points', 'credit') = ("member_id" is not null));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_kind" CHECK ("kind" in ('deposit', 'hold', 'payout', 'return', 'bet', 'win', 'rollback', 'earn', 'spend', 'grant', 'release', 'lapse', 'gift'));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_follows" CHECK (("kind" in ('payout', 'return', 'win', 'rollback', 'release', 'lapse')) = ("follows" is not null));