CREATE TABLE "favorite_games" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorite_games_merchant_member_id_game_pk" PRIMARY KEY("merchant","member_id","game")
);
--> statement-breakpoint
ALTER TABLE "favorite_games" ADD CONSTRAINT "favorite_games_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;