DROP INDEX "audit_events_member";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "limit_window" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_own" ON "audit_events" USING btree ("merchant","member_id","id") WHERE "audit_events"."event" <> 'login.failed';--> statement-breakpoint
CREATE INDEX "audit_events_failed" ON "audit_events" USING btree ("merchant","member_id","id") WHERE "audit_events"."event" = 'login.failed';--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_limit_window" ON "audit_events" USING btree ("merchant","limit_window") WHERE "audit_events"."limit_window" is not null;--> statement-breakpoint
CREATE INDEX "handoff_codes_member" ON "handoff_codes" USING btree ("merchant","member_id");