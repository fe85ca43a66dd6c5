ALTER TABLE "transfers" DROP CONSTRAINT "transfers_kind";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_follows";--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "game_rounds_began" ON "game_rounds" USING brin ("began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_void" ON "transfers" USING btree ("merchant","follows") WHERE "transfers"."kind" = 'void';--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_void" CHECK ("game_rounds"."voided_at" is null or ("game_rounds"."state" = 'rolled_back' and "game_rounds"."staked" = 0 and "game_rounds"."won" = 0));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('deposit', 'hold', 'payout', 'return', 'bet', 'win', 'rollback', 'earn', 'spend', 'grant', 'release', 'lapse', 'gift', 'remit', 'chargeback', 'reversal', 'adjust', 'deduct', 'recover', 'write-off', 'receive', 'refund', 'set-aside', 'carry', 'void', 'void-win'));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_follows" CHECK (("transfers"."kind" in ('payout', 'return', 'win', 'rollback', 'release', 'lapse', 'chargeback', 'reversal', 'refund', 'carry', 'void', 'void-win')) = ("transfers"."follows" is not null));