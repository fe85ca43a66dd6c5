CREATE TABLE "sent_messages" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sent_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"what" text NOT NULL,
	"to" text NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "sent_messages_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "sent_messages_outcome" CHECK ("sent_messages"."outcome" in ('sent', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "data_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"outcome" text,
	"answer" text,
	CONSTRAINT "data_requests_merchant_number_pk" PRIMARY KEY("merchant","number"),
	CONSTRAINT "data_requests_kind" CHECK ("data_requests"."kind" in ('access', 'erasure', 'correction', 'objection')),
	CONSTRAINT "data_requests_outcome" CHECK ("data_requests"."outcome" in ('done', 'refused')),
	CONSTRAINT "data_requests_ended" CHECK (num_nonnulls("data_requests"."ended_at", "data_requests"."ended_by", "data_requests"."outcome", "data_requests"."answer") in (0, 4)),
	CONSTRAINT "data_requests_due" CHECK ("data_requests"."due_at" > "data_requests"."asked_at")
);
--> statement-breakpoint
ALTER TABLE "member_locks" ADD COLUMN "is_firm" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_messages_member" ON "sent_messages" USING btree ("merchant","member_id","id");--> statement-breakpoint
CREATE INDEX "sent_messages_at" ON "sent_messages" USING brin ("at");--> statement-breakpoint
CREATE INDEX "data_requests_member" ON "data_requests" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("merchant","due_at") WHERE "data_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "data_requests_ended" ON "data_requests" USING btree ("merchant","ended_at") WHERE "data_requests"."ended_at" is not null;