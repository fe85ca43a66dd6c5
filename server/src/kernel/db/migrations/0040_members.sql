CREATE TABLE "member_notes" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "member_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_notes_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "member_tags" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"tag" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_tags_merchant_member_id_tag_pk" PRIMARY KEY("merchant","member_id","tag"),
	CONSTRAINT "member_tags_form" CHECK ("member_tags"."tag" ~ '^[a-z0-9][a-z0-9-]{0,31}$')
);
--> statement-breakpoint
CREATE TABLE "member_locks" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "member_locks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text,
	"lifted_reason" text,
	CONSTRAINT "member_locks_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "member_locks_scope" CHECK ("member_locks"."scope" in ('sign-in', 'deposit', 'bets', 'withdrawal')),
	CONSTRAINT "member_locks_until" CHECK ("member_locks"."until" > "member_locks"."at"),
	CONSTRAINT "member_locks_lifted" CHECK (num_nonnulls("member_locks"."lifted_at", "member_locks"."lifted_by", "member_locks"."lifted_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "locked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tags" ADD CONSTRAINT "member_tags_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_locks" ADD CONSTRAINT "member_locks_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_member" ON "member_notes" USING btree ("merchant","member_id","id");--> statement-breakpoint
CREATE INDEX "member_tags_tag" ON "member_tags" USING btree ("merchant","tag","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_locks_open" ON "member_locks" USING btree ("merchant","member_id","scope") WHERE "member_locks"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "member_locks_member" ON "member_locks" USING btree ("merchant","member_id","id");--> statement-breakpoint
CREATE INDEX "member_factors_payee" ON "member_factors" USING btree ("merchant",lower("payee_name" collate "C")) WHERE "member_factors"."payee_name" is not null;--> statement-breakpoint
CREATE INDEX "members_registered" ON "members" USING btree ("merchant","registered_at","id");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("merchant","device_id") WHERE "sessions"."device_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_provider" ON "payments" USING btree ("merchant","provider_id") WHERE "payments"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "pushes_member" ON "pushes" USING btree ("merchant",("audience"->>'member'),"due_at") WHERE "pushes"."audience"->>'member' is not null;