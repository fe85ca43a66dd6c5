CREATE TABLE "game_rounds" (
	"merchant" text NOT NULL,
	"provider" text NOT NULL,
	"round" text NOT NULL,
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"vendor" text NOT NULL,
	"state" text NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "game_rounds_merchant_provider_round_pk" PRIMARY KEY("merchant","provider","round"),
	CONSTRAINT "game_rounds_state" CHECK ("game_rounds"."state" in ('open', 'closed', 'rolled_back') and ("game_rounds"."state" = 'open') = ("game_rounds"."ended_at" is null)),
	CONSTRAINT "game_rounds_amounts" CHECK ("game_rounds"."staked" >= 0 and "game_rounds"."won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"session_hash" text,
	"member_session_hash" text NOT NULL,
	"provider" text NOT NULL,
	"game" text NOT NULL,
	"language" text NOT NULL,
	"launched_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_sessions_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_member" ON "game_rounds" USING btree ("merchant","member_id","began_at","round");--> statement-breakpoint
CREATE UNIQUE INDEX "game_sessions_session" ON "game_sessions" USING btree ("merchant","session_hash");--> statement-breakpoint
CREATE INDEX "game_sessions_member" ON "game_sessions" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "game_sessions_launched" ON "game_sessions" USING btree ("launched_at");