CREATE TABLE "campaign_members" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"part" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_members_merchant_campaign_id_member_id_pk" PRIMARY KEY("merchant","campaign_id","member_id"),
	CONSTRAINT "campaign_members_state" CHECK ("campaign_members"."state" in ('chosen', 'sending', 'sent', 'failed', 'skipped')),
	CONSTRAINT "campaign_members_reason" CHECK (("campaign_members"."state" = 'skipped') = ("campaign_members"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "campaign_parts" (
	"merchant" text NOT NULL,
	"campaign_id" text NOT NULL,
	"part" integer NOT NULL,
	"push_id" text,
	CONSTRAINT "campaign_parts_merchant_campaign_id_part_pk" PRIMARY KEY("merchant","campaign_id","part")
);
--> statement-breakpoint
CREATE TABLE "campaign_segments" (
	"merchant" text NOT NULL,
	"name" text NOT NULL,
	"segment" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_segments_merchant_name_pk" PRIMARY KEY("merchant","name")
);
--> statement-breakpoint
CREATE TABLE "campaign_sizes" (
	"merchant" text NOT NULL,
	"members" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_sizes_merchant_pk" PRIMARY KEY("merchant")
);
--> statement-breakpoint
CREATE TABLE "campaign_skips" (
	"merchant" text NOT NULL,
	"campaign_id" text NOT NULL,
	"reason" text NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "campaign_skips_merchant_campaign_id_reason_pk" PRIMARY KEY("merchant","campaign_id","reason")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"segment" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"most" integer NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"walked_to" text DEFAULT '' NOT NULL,
	"is_walked" boolean DEFAULT false NOT NULL,
	"matching" integer DEFAULT 0 NOT NULL,
	"reachable" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"parts" integer DEFAULT 0 NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"made_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"began_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "campaigns_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "campaigns_channel" CHECK ("campaigns"."channel" in ('push', 'message', 'email', 'sms', 'reward')),
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('draft', 'counting', 'ready', 'scheduled', 'sending', 'done', 'stopped')),
	CONSTRAINT "campaigns_most" CHECK ("campaigns"."most" > 0 and "campaigns"."chosen" between 0 and "campaigns"."most" and "campaigns"."reached" <= "campaigns"."chosen")
);
--> statement-breakpoint
CREATE TABLE "offer_choices" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "offer_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"agreed" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offer_choices_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "offer_choices_channel" CHECK ("offer_choices"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "announcement_recipients" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"announcement_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_recipients_merchant_member_id_announcement_id_pk" PRIMARY KEY("merchant","member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "sent_announcements" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"words" jsonb NOT NULL,
	"path" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_announcements_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "campaign_members" ADD CONSTRAINT "campaign_members_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_members" ADD CONSTRAINT "campaign_members_fk" FOREIGN KEY ("merchant","campaign_id") REFERENCES "public"."campaigns"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_parts" ADD CONSTRAINT "campaign_parts_fk" FOREIGN KEY ("merchant","campaign_id") REFERENCES "public"."campaigns"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_skips" ADD CONSTRAINT "campaign_skips_fk" FOREIGN KEY ("merchant","campaign_id") REFERENCES "public"."campaigns"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_choices" ADD CONSTRAINT "offer_choices_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_fk" FOREIGN KEY ("merchant","announcement_id") REFERENCES "public"."sent_announcements"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_members_part" ON "campaign_members" USING btree ("merchant","campaign_id","part","state");--> statement-breakpoint
CREATE INDEX "campaign_members_member" ON "campaign_members" USING btree ("merchant","member_id","at");--> statement-breakpoint
CREATE INDEX "campaigns_changed" ON "campaigns" USING btree ("merchant","changed_at");--> statement-breakpoint
CREATE INDEX "offer_choices_member" ON "offer_choices" USING btree ("merchant","member_id","channel","id");--> statement-breakpoint
CREATE INDEX "announcement_recipients_announcement" ON "announcement_recipients" USING btree ("merchant","announcement_id");--> statement-breakpoint
CREATE INDEX "sent_announcements_at" ON "sent_announcements" USING btree ("merchant","at");