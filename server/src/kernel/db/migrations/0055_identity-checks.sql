CREATE TABLE "identity_checks" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "identity_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"document" text NOT NULL,
	"pictures" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	"words" text,
	"sealed_birth" text,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "identity_checks_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "identity_checks_state" CHECK ("identity_checks"."state" in ('waiting', 'accepted', 'refused')),
	CONSTRAINT "identity_checks_decided" CHECK (case "identity_checks"."state" when 'waiting' then num_nonnulls("identity_checks"."decided_at", "identity_checks"."decided_by", "identity_checks"."reason", "identity_checks"."ends_at") = 0
        when 'accepted' then num_nonnulls("identity_checks"."decided_at", "identity_checks"."decided_by", "identity_checks"."ends_at") = 3 and "identity_checks"."reason" is null
        else num_nonnulls("identity_checks"."decided_at", "identity_checks"."decided_by", "identity_checks"."reason") = 3 and "identity_checks"."ends_at" is null end)
);
--> statement-breakpoint
CREATE TABLE "identity_pictures" (
	"merchant" text NOT NULL,
	"check_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"sealed_image" text NOT NULL,
	CONSTRAINT "identity_pictures_merchant_check_id_place_pk" PRIMARY KEY("merchant","check_id","place")
);
--> statement-breakpoint
CREATE TABLE "identity_policies" (
	"merchant" text NOT NULL,
	"gate" text NOT NULL,
	CONSTRAINT "identity_policies_merchant_gate_pk" PRIMARY KEY("merchant","gate"),
	CONSTRAINT "identity_policies_gate" CHECK ("identity_policies"."gate" in ('deposit', 'bets', 'withdrawal'))
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_pictures" ADD CONSTRAINT "identity_pictures_merchant_check_id_identity_checks_merchant_id_fk" FOREIGN KEY ("merchant","check_id") REFERENCES "public"."identity_checks"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_client" ON "identity_checks" USING btree ("merchant","member_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_open" ON "identity_checks" USING btree ("merchant","member_id") WHERE "identity_checks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "identity_checks_member" ON "identity_checks" USING btree ("merchant","member_id","id");--> statement-breakpoint
CREATE INDEX "identity_checks_waiting" ON "identity_checks" USING btree ("merchant","id") WHERE "identity_checks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "identity_checks_decided" ON "identity_checks" USING btree ("merchant","decided_at");