CREATE TABLE "inbox_marks" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"seen_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_marks_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_inbox" ON "audit_events" USING btree ("merchant","member_id","at") WHERE "audit_events"."event" in ('network.added', 'remember.reused', 'password.changed', 'password.recovered', 'factor.reset', 'recovery-code.used');--> statement-breakpoint
CREATE INDEX "lottery_tickets_settled" ON "lottery_tickets" USING btree ("merchant","member_id","settled_at") WHERE "lottery_tickets"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_changed" ON "payments" USING btree ("merchant","member_id","changed_at");