CREATE TABLE "passkey_challenges" (
	"merchant" text NOT NULL,
	"challenge_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_merchant_challenge_hash_pk" PRIMARY KEY("merchant","challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"domain" text NOT NULL,
	"name" text,
	"user_agent" text NOT NULL,
	"synced" boolean NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_merchant_credential_id_pk" PRIMARY KEY("merchant","credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_member" ON "passkeys" USING btree ("merchant","member_id");