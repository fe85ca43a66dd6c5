ALTER TABLE "transfers" DROP CONSTRAINT "transfers_kind";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_follows";--> statement-breakpoint
ALTER TABLE "transfers" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
-- Of rows that are there already it is false: their money was moved by a version that had no such account.
ALTER TABLE "lottery_results" ADD COLUMN "is_set_aside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_results" ALTER COLUMN "is_set_aside" SET DEFAULT true;--> statement-breakpoint
-- Of rows that are there already it is false: their money was moved by a version that had no such account.
ALTER TABLE "payments" ADD COLUMN "fully_booked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "fully_booked" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_member" CHECK (("kind" in ('set-aside', 'carry')) = ("member_id" is null));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_kind" CHECK ("kind" in ('deposit', 'hold', 'payout', 'return', 'bet', 'win', 'rollback', 'earn', 'spend', 'grant', 'release', 'lapse', 'gift', 'remit', 'chargeback', 'reversal', 'adjust', 'deduct', 'recover', 'write-off', 'receive', 'refund', 'set-aside', 'carry'));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_follows" CHECK (("kind" in ('payout', 'return', 'win', 'rollback', 'release', 'lapse', 'chargeback', 'reversal', 'refund', 'carry')) = ("follows" is not null));