CREATE TABLE "game_return_changes" (
	"merchant" text NOT NULL,
	"transfer_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"game" text NOT NULL,
	"vendor" text NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "game_return_changes_merchant_transfer_id_pk" PRIMARY KEY("merchant","transfer_id")
);
--> statement-breakpoint
CREATE TABLE "game_return_marks" (
	"merchant" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_return_marks_merchant_pk" PRIMARY KEY("merchant")
);
--> statement-breakpoint
CREATE TABLE "game_returns" (
	"merchant" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"game" text NOT NULL,
	"vendor" text NOT NULL,
	"rounds" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "game_returns_merchant_at_game_pk" PRIMARY KEY("merchant","at","game")
);
--> statement-breakpoint
CREATE INDEX "game_return_changes_at" ON "game_return_changes" USING btree ("merchant","at");