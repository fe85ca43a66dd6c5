CREATE TABLE "feedback" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"pictures" smallint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "feedback_pictures" (
	"merchant" text NOT NULL,
	"feedback_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"image" "bytea" NOT NULL,
	CONSTRAINT "feedback_pictures_merchant_feedback_id_place_pk" PRIMARY KEY("merchant","feedback_id","place")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_pictures" ADD CONSTRAINT "feedback_pictures_merchant_feedback_id_feedback_merchant_id_fk" FOREIGN KEY ("merchant","feedback_id") REFERENCES "public"."feedback"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_client" ON "feedback" USING btree ("merchant","member_id","client_id");--> statement-breakpoint
CREATE INDEX "feedback_member" ON "feedback" USING btree ("merchant","member_id","id");--> statement-breakpoint
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("merchant","id") WHERE "feedback"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_sent" ON "feedback" USING brin ("sent_at");