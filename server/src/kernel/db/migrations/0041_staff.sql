CREATE TABLE "staff_approvals" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"digest" text NOT NULL,
	"facts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"maker_id" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"checker_id" text,
	"answer" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "staff_approvals_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "staff_approvals_two_people" CHECK ("staff_approvals"."checker_id" <> "staff_approvals"."maker_id"),
	CONSTRAINT "staff_approvals_decided" CHECK (("staff_approvals"."state" = 'waiting') = ("staff_approvals"."checker_id" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_chains" (
	"merchant" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_events" (
	"merchant" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"person_id" text NOT NULL,
	"login" text NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "staff_events_merchant_number_pk" PRIMARY KEY("merchant","number")
);
--> statement-breakpoint
CREATE TABLE "staff_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"totp_secret" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_networks" (
	"person_id" text NOT NULL,
	"prefix" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_networks_person_id_prefix_pk" PRIMARY KEY("person_id","prefix")
);
--> statement-breakpoint
CREATE TABLE "staff_people" (
	"id" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"person_id" text NOT NULL,
	"merchant" text NOT NULL,
	"role" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_roles_person_id_merchant_role_pk" PRIMARY KEY("person_id","merchant","role")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"network_prefix" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_invites" ADD CONSTRAINT "staff_invites_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_networks" ADD CONSTRAINT "staff_networks_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_approvals_state" ON "staff_approvals" USING btree ("merchant","state","asked_at");--> statement-breakpoint
CREATE INDEX "staff_events_person" ON "staff_events" USING btree ("merchant","person_id","number");--> statement-breakpoint
CREATE INDEX "staff_events_about" ON "staff_events" USING btree ("merchant","about_kind","about_id","number");--> statement-breakpoint
CREATE INDEX "staff_invites_person" ON "staff_invites" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_people_login" ON "staff_people" USING btree ("login");--> statement-breakpoint
CREATE INDEX "staff_sessions_person" ON "staff_sessions" USING btree ("person_id");--> statement-breakpoint
-- What staff did is added to, never changed.
CREATE TRIGGER "staff_events_stay" BEFORE UPDATE OR DELETE ON "staff_events" FOR EACH ROW EXECUTE FUNCTION "ledger_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "staff_events_stay_all" BEFORE TRUNCATE ON "staff_events" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuses_change"();
