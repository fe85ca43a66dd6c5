CREATE TABLE "push_deliveries" (
	"merchant" text NOT NULL,
	"push_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"batch" integer NOT NULL,
	"outcome" text,
	"shown_at" timestamp (3) with time zone,
	"tapped_at" timestamp (3) with time zone,
	CONSTRAINT "push_deliveries_merchant_push_id_subscription_id_pk" PRIMARY KEY("merchant","push_id","subscription_id"),
	CONSTRAINT "push_deliveries_outcome" CHECK ("push_deliveries"."outcome" in ('accepted', 'gone', 'refused', 'unwanted'))
);
--> statement-breakpoint
CREATE TABLE "push_refusals" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "push_refusals_merchant_member_id_kind_pk" PRIMARY KEY("merchant","member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"sealed_token" text NOT NULL,
	"session_hash" text NOT NULL,
	"origin" text NOT NULL,
	"language" text NOT NULL,
	"to_all" boolean NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"says" jsonb NOT NULL,
	"path" text NOT NULL,
	"audience" jsonb NOT NULL,
	"state" text NOT NULL,
	"batches" integer DEFAULT 0 NOT NULL,
	"planned_to" text DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pushes_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "pushes_state" CHECK ("pushes"."state" in ('planned', 'sent', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_push_fk" FOREIGN KEY ("merchant","push_id") REFERENCES "public"."pushes"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_refusals" ADD CONSTRAINT "push_refusals_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_deliveries_batch" ON "push_deliveries" USING btree ("merchant","push_id","batch");--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("merchant","session_hash");--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("merchant","due_at");