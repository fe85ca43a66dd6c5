CREATE TABLE "chat_messages" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"seq" integer NOT NULL,
	"by" text NOT NULL,
	"client_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"picture" jsonb,
	CONSTRAINT "chat_messages_merchant_member_id_seq_pk" PRIMARY KEY("merchant","member_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_pictures" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"seq" integer NOT NULL,
	"image" "bytea" NOT NULL,
	CONSTRAINT "chat_pictures_merchant_member_id_seq_pk" PRIMARY KEY("merchant","member_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"last_seq" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"member_unread" integer NOT NULL,
	"support_unread" integer NOT NULL,
	"member_seen_to" integer DEFAULT 0 NOT NULL,
	"support_seen_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_threads_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."chat_threads"("merchant","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_pictures" ADD CONSTRAINT "chat_pictures_message_fk" FOREIGN KEY ("merchant","member_id","seq") REFERENCES "public"."chat_messages"("merchant","member_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("merchant","member_id","by","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_at" ON "chat_messages" USING brin ("at");--> statement-breakpoint
CREATE INDEX "chat_threads_newest" ON "chat_threads" USING btree ("merchant","last_at");