ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_kind";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_follows";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_back" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owed" CHECK ("kind" <> 'owed' or "balance" <= 0);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("kind" in ('main', 'held', 'points', 'credit', 'owed') = ("member_id" is not null));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_kind" CHECK ("kind" in ('deposit', 'hold', 'payout', 'return', 'bet', 'win', 'rollback', 'earn', 'spend', 'grant', 'release', 'lapse', 'gift', 'remit', 'chargeback', 'reversal', 'adjust', 'deduct', 'recover', 'write-off'));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_follows" CHECK (("kind" in ('payout', 'return', 'win', 'rollback', 'release', 'lapse', 'chargeback', 'reversal')) = ("follows" is not null));