CREATE TABLE "tracking_choices" (
	"merchant" text NOT NULL,
	"visitor_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"version" text NOT NULL,
	"measurement" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"global_privacy_control" boolean NOT NULL,
	CONSTRAINT "tracking_choices_merchant_visitor_id_at_pk" PRIMARY KEY("merchant","visitor_id","at")
);
--> statement-breakpoint
CREATE TABLE "tracking_deliveries" (
	"merchant" text NOT NULL,
	"event_id" text NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_after" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tracking_deliveries_merchant_event_id_provider_pk" PRIMARY KEY("merchant","event_id","provider"),
	CONSTRAINT "tracking_deliveries_state" CHECK ("tracking_deliveries"."state" in ('waiting', 'sent', 'refused', 'unclear', 'unwanted', 'unattributed', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"moment" text NOT NULL,
	"member_id" text,
	"visitor_id" text,
	"once" text,
	"amount" bigint,
	"asset" text,
	"detail" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tracking_events_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "tracking_events_amount" CHECK (("tracking_events"."amount" is null) = ("tracking_events"."asset" is null))
);
--> statement-breakpoint
CREATE TABLE "tracking_visitors" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text,
	"version" text NOT NULL,
	"measurement" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"pixels" jsonb NOT NULL,
	"native" jsonb NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"origin" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tracking_visitors_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "tracking_deliveries" ADD CONSTRAINT "tracking_deliveries_merchant_event_id_tracking_events_merchant_id_fk" FOREIGN KEY ("merchant","event_id") REFERENCES "public"."tracking_events"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_visitors" ADD CONSTRAINT "tracking_visitors_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracking_choices_at" ON "tracking_choices" USING btree ("merchant","at");--> statement-breakpoint
CREATE INDEX "tracking_deliveries_state" ON "tracking_deliveries" USING btree ("merchant","state","changed_at");--> statement-breakpoint
CREATE INDEX "tracking_events_member" ON "tracking_events" USING btree ("merchant","member_id","at");--> statement-breakpoint
CREATE INDEX "tracking_events_visitor" ON "tracking_events" USING btree ("merchant","visitor_id");--> statement-breakpoint
CREATE INDEX "tracking_events_at" ON "tracking_events" USING btree ("merchant","at");--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_events_once" ON "tracking_events" USING btree ("merchant","moment","once") WHERE "tracking_events"."once" is not null;--> statement-breakpoint
CREATE INDEX "tracking_visitors_member" ON "tracking_visitors" USING btree ("merchant","member_id","seen_at");--> statement-breakpoint
CREATE INDEX "tracking_visitors_seen" ON "tracking_visitors" USING btree ("merchant","seen_at");