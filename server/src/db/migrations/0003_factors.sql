CREATE TABLE "member_factors" (
	"member_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"payee_name" text,
	"authenticator_secret" text,
	"authenticator_step" bigint,
	"pending_secret" text,
	"pending_until" timestamp (3) with time zone,
	"always_ask" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_proofs" (
	"member_id" text NOT NULL,
	"network_prefix" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_proofs_member_id_network_prefix_pk" PRIMARY KEY("member_id","network_prefix")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_factors" ADD CONSTRAINT "member_factors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_proofs" ADD CONSTRAINT "password_proofs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_proofs_expiry" ON "password_proofs" USING btree ("expires_at");